// The calendar: filters, events by mouse and by keyboard, Brasília's time in every time zone.
import type { Locator } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

type Sent = { title: string; start: string; end?: string; allDay: boolean; calendar?: string };

const names = ['Licitações Fechadas', 'Projeto de lei', 'Licitações em Andamento', 'Licitações Abertas', 'DNS'];

/** The calendar of a new user, in May 2027, with these events. */
async function openCalendar(page: Page, events: Sent[] = [], address = '?day=2027-05-12'): Promise<void> {
  const account = await newAccount(page);
  const session = await (await page.request.post('/jwt/login', { data: { email: account.email, password: account.password } })).json();
  for (const { calendar = 'Licitações Abertas', ...event } of events) {
    const answer = await page.request.post('/apps/calendar/add-event', {
      headers: { authorization: `Bearer ${session.accessToken}` },
      data: { event: { ...event, extendedProps: { calendar } } },
    });
    expect(answer.status()).toBe(201);
  }
  await openAs(page, account, `/apps/calendar${address}`);
  await expect(page.locator('[data-date]').first()).toBeVisible();
}

const cell = (page: Page, day: string) => page.getByRole('cell').and(page.locator(`[data-date="${day}"]`));
const chip = (page: Page, title: string) => page.getByRole('link', { name: title });
const panel = (page: Page) => page.getByRole('dialog');

/** Drags an event by its middle or an end, with mouse events, which FullCalendar listens to. */
async function drag(page: Page, title: string, day: string, by: 'start' | 'middle' | 'end' = 'middle'): Promise<void> {
  // Near the edges of the window the grid scrolls while something is dragged.
  await cell(page, day).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const from = await chip(page, title).boundingBox();
  const to = await cell(page, day).boundingBox();
  if (!from || !to) throw new Error('Not on screen.');
  const x = { start: from.x + 3, middle: from.x + from.width / 2, end: from.x + from.width - 3 }[by];
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x + 10, from.y + from.height / 2 + 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('shows the calendars that are checked, all or none', async ({ page }) => {
  await openCalendar(
    page,
    names.map((calendar, index) => ({ title: `Evento ${index}`, start: `2027-05-1${index}`, allDay: true, calendar })),
  );
  const box = (name: string) => page.getByRole('checkbox', { name });
  const events = page.getByRole('link', { name: /^Evento \d/ });
  await expect(events).toHaveCount(5);
  await box('DNS').uncheck();
  await expect(chip(page, 'Evento 4')).toBeHidden();
  await expect(events).toHaveCount(4);
  await expect(box('Ver todos')).not.toBeChecked();
  await page.reload();
  await expect(events).toHaveCount(4);
  await box('Ver todos').check();
  await expect(events).toHaveCount(5);
  await box('Ver todos').uncheck();
  await expect(events).toHaveCount(0);
  for (const name of names) await expect(box(name)).not.toBeChecked();
  await page.reload();
  await expect(box('Projeto de lei')).not.toBeChecked();
  await box('Projeto de lei').check();
  await expect(events).toHaveCount(1);
  await expect(chip(page, 'Evento 1')).toBeVisible();
});

test('adds an event by a click on its day, changes it, moves it and undoes the move', async ({ page }) => {
  await openCalendar(page);
  await cell(page, '2027-05-19').click();
  await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('19/05/2027');
  await panel(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(panel(page).getByText('Dê um título ao evento.')).toBeVisible();
  await panel(page).getByLabel('Título').fill('Vistoria');
  await panel(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(cell(page, '2027-05-19').getByRole('link', { name: 'Vistoria' })).toBeVisible();

  await chip(page, 'Vistoria').click();
  await expect(page).toHaveURL(/event=\d+/);
  await panel(page).getByLabel('Dia inteiro').uncheck();
  await panel(page).getByLabel('Local').fill('Rua do Sol, 10');
  await panel(page).getByRole('button', { name: 'Atualizar' }).click();
  await expect(cell(page, '2027-05-19').getByRole('link', { name: '09:00 Vistoria' })).toBeVisible();

  await expect(panel(page)).toBeHidden();
  await drag(page, 'Vistoria', '2027-05-26');
  await expect(page.getByText('“Vistoria” agora é em 26/05/2027')).toBeVisible();
  await expect(cell(page, '2027-05-26').getByRole('link', { name: '09:00 Vistoria' })).toBeVisible();
  await page.reload();
  await expect(cell(page, '2027-05-26').getByRole('link', { name: '09:00 Vistoria' })).toBeVisible();

  await drag(page, 'Vistoria', '2027-05-12');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cell(page, '2027-05-26').getByRole('link', { name: '09:00 Vistoria' })).toBeVisible();
});

test('opens a moved event at its new time, and keeps later changes when the move is undone', async ({ page }) => {
  await openCalendar(page, [{ title: 'Oficina', start: '2027-05-12', allDay: true }]);
  await chip(page, 'Oficina').click();
  await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('12/05/2027');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await drag(page, 'Oficina', '2027-05-19');
  await expect(page.getByText('“Oficina” agora é em 19/05/2027')).toBeVisible();
  await chip(page, 'Oficina').click();
  await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('19/05/2027');
  await panel(page).getByLabel('Título').fill('Oficina de preços');
  // The undo toast does not cover the buttons of the panel.
  await panel(page).getByRole('button', { name: 'Atualizar' }).click({ timeout: 6000 });
  await expect(cell(page, '2027-05-19').getByRole('link', { name: 'Oficina de preços' })).toBeVisible();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cell(page, '2027-05-12').getByRole('link', { name: 'Oficina de preços' })).toBeVisible();
  await page.reload();
  await expect(cell(page, '2027-05-12').getByRole('link', { name: 'Oficina de preços' })).toBeVisible();
});

test('shows the text of short events between the hours', async ({ page }) => {
  await openCalendar(
    page,
    [{ title: 'Prazo', start: '2027-05-12T10:00', end: '2027-05-12T10:20', allDay: false }],
    '?day=2027-05-12&view=week',
  );
  const words = chip(page, 'Prazo').getByText('Prazo', { exact: true });
  // Playwright also finds text that is clipped by its container.
  await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { x, y, height } = element.getBoundingClientRect();
        // The start of the text: a narrow column clips it, and the resize handle covers it.
        return document.elementsFromPoint(x + 2, y + height / 2).includes(element);
      }),
    )
    .toBe(true);
});

test('resizes an event at both ends, and creates one over several days by dragging', async ({ page }) => {
  await openCalendar(page, [{ title: 'Feira', start: '2027-05-12', allDay: true }]);
  await drag(page, 'Feira', '2027-05-14', 'end');
  await expect(page.getByText('“Feira” agora é em 12/05/2027 – 14/05/2027')).toBeVisible();
  await drag(page, 'Feira', '2027-05-10', 'start');
  await expect(page.getByText('“Feira” agora é em 10/05/2027 – 14/05/2027')).toBeVisible();
  await page.reload();
  await expect(cell(page, '2027-05-12')).toBeVisible();
  await chip(page, 'Feira').click();
  await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('10/05/2027');
  await expect(panel(page).getByLabel('Último dia')).toHaveValue('14/05/2027');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();

  await cell(page, '2027-05-18').hover();
  await page.mouse.down();
  await cell(page, '2027-05-19').hover();
  await cell(page, '2027-05-20').hover();
  await page.mouse.up();
  await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('18/05/2027');
  await expect(panel(page).getByLabel('Último dia')).toHaveValue('20/05/2027');
});

test('shows the whole month, and a weekday links to its day', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openCalendar(page, [], '?day=2027-05-27');
  await expect(cell(page, '2027-04-25')).toBeInViewport();
  await page.getByText('Semana', { exact: true }).click();
  await page.getByRole('button', { name: 'qui. 27' }).click();
  await expect(page.getByRole('heading', { name: 'Quinta-feira, 27 de maio de 2027' })).toBeVisible();
});

test('a step to another month does not draw the table that stands in for the grid again', async ({ page }) => {
  await openCalendar(page, [], '?day=2027-05-27');
  const area = page.locator('[aria-busy]').filter({ has: page.locator('[data-date]') });
  await expect(area).not.toHaveAttribute('data-settling');
  await area.evaluate((shown) => {
    new MutationObserver(() => {
      if (shown.querySelector('table')) shown.setAttribute('data-stood-in', '');
    }).observe(shown, { childList: true });
  });
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Junho de 2027' })).toBeVisible();
  await expect(cell(page, '2027-06-30')).toBeVisible();
  await expect(area).not.toHaveAttribute('data-settling');
  await expect(area).not.toHaveAttribute('data-stood-in');
});

test('fills the card in a month with little in it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCalendar(page, [], '?day=2027-12-01');
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height;
  };
  await expect(async () => {
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Dezembro de 2027' }) });
    expect(Math.abs((await bottomOf(card)) - (await bottomOf(cell(page, '2028-01-01'))))).toBeLessThan(4);
  }).toPass();
});

test('shows the number of a notice before it cuts what happens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'client', '/apps/calendar');
  const numbers = page.locator('a bdi > span:first-child').filter({ hasText: /^\d+\/\d{4}$/ });
  await expect(numbers.first()).toBeVisible();
  const cut = await numbers.evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().right > (one.closest('a')?.getBoundingClientRect().right ?? 0))
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test('restores a deleted event as it was', async ({ page }) => {
  await openCalendar(page, [{ title: 'Assembleia', start: '2027-05-13T14:00', end: '2027-05-13T16:00', allDay: false, calendar: 'DNS' }]);
  await chip(page, 'Assembleia').click();
  // Unsaved text is discarded without a question, and a second click does nothing.
  await panel(page).getByLabel('Título').fill('Assembleia geral');
  await panel(page).getByRole('button', { name: 'Excluir' }).dblclick();
  await expect(chip(page, 'Assembleia')).toBeHidden();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await chip(page, 'Assembleia').click();
  await expect(panel(page).getByLabel('Calendário')).toHaveValue('DNS');
  await expect(panel(page).getByLabel('às').last()).toHaveValue('16:00');
});

test('works by keyboard alone, and asks before it discards unsaved text', async ({ page }) => {
  await openCalendar(page);
  await page.keyboard.press('c');
  await expect(panel(page).getByLabel('Título')).toBeFocused();
  await page.keyboard.type('Plantão');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar aqui' }).press('Enter');
  await expect(panel(page).getByLabel('Título')).toHaveValue('Plantão');
  await panel(page).getByLabel('Título').press('Enter');
  await expect(cell(page, '2027-05-12').getByRole('link', { name: 'Plantão' })).toBeVisible();

  await chip(page, 'Plantão').press('Enter');
  await panel(page).getByLabel('Primeiro dia').fill('16/06/2027');
  await expect(panel(page).getByLabel('Último dia')).toHaveValue('16/06/2027');
  await panel(page).getByLabel('Título').press('Enter');
  // It moved out of view, so the calendar followed it.
  await expect(page.getByRole('heading', { name: 'Junho de 2027' })).toBeVisible();
  await expect(cell(page, '2027-06-16').getByRole('link', { name: 'Plantão' })).toBeVisible();

  // Keys belong to the panel until it has closed.
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Maio de 2027' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Junho de 2027' })).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked();
  await expect(chip(page, 'Plantão')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Julho de 2027' })).toBeVisible();
  // The demo's own dates are there.
  await page.getByRole('checkbox', { name: 'DNS' }).press(' ');
  await expect(page.getByText('Nada neste mês')).toBeVisible();
});

test('shows two events per day and the rest behind a link', async ({ page }) => {
  await openCalendar(
    page,
    [1, 2, 3, 4].map((hour) => ({ title: `Sessão ${hour}`, start: `2027-05-11T1${hour}:00`, allDay: false })),
  );
  const sessions = page.getByRole('link', { name: /Sessão/ });
  await expect(sessions).toHaveCount(2);
  // The demonstration has dates on some days too; the user's own come first.
  await cell(page, '2027-05-11')
    .getByRole('button', { name: /^\+\d+ itens$/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Sessão/ })).toHaveCount(4);
  await expectNoBarriers(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Sessão 4' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('Sessão 4');
});

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('shows time and day of Brasília', async ({ page }) => {
      await openCalendar(page, [
        { title: 'Tarde da noite', start: '2027-05-13T23:30', end: '2027-05-13T23:45', allDay: false },
        { title: 'O dia todo', start: '2027-05-18', allDay: true },
      ]);
      await expect(cell(page, '2027-05-13').getByRole('link', { name: '23:30 Tarde da noite' })).toBeVisible();
      await expect(cell(page, '2027-05-18').getByRole('link', { name: 'O dia todo' })).toBeVisible();
      await chip(page, 'Tarde da noite').click();
      await expect(panel(page).getByLabel('Começa no dia')).toHaveValue('13/05/2027');
      await expect(panel(page).getByLabel('às').first()).toHaveValue('23:30');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await drag(page, 'O dia todo', '2027-05-20');
      await expect(page.getByText('“O dia todo” agora é em 20/05/2027')).toBeVisible();
      await page.reload();
      await expect(cell(page, '2027-05-20').getByRole('link', { name: 'O dia todo' })).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the month has the days, and below them the entries of the chosen one', async ({ page }) => {
    await openCalendar(page, [
      { title: 'Sessão pública', start: '2027-05-11T10:00', allDay: false },
      { title: 'Feira', start: '2027-05-11', end: '2027-05-13', allDay: true, calendar: 'DNS' },
    ]);
    const day = (name: string) => page.getByRole('button', { name });
    await day('terça-feira, 11 de maio').click();
    await expect(day('terça-feira, 11 de maio')).toHaveAttribute('aria-pressed', 'true');
    const entries = page.getByRole('region', { name: 'Terça-feira, 11 de maio' }).getByRole('link');
    await expect(entries.filter({ hasText: /Feira|Sessão pública/ })).toHaveText([/^Dia inteiro.*Feira/, /^10:00.*Sessão pública/]);
    // Arrows move by a day and a week, also into another month.
    await day('terça-feira, 11 de maio').press('ArrowRight');
    await expect(day('quarta-feira, 12 de maio')).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
    await expect(day('quarta-feira, 2 de junho')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Junho de 2027' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Quarta-feira, 2 de junho' })).toBeVisible();
    await expectNoBarriersInBothSkins(page);
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await expect(panel(page).getByLabel('Primeiro dia')).toHaveValue('02/06/2027');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    await day('quarta-feira, 12 de maio').click();
    await entries
      .or(page.getByRole('link', { name: 'Feira' }))
      .first()
      .click();
    await expect(panel(page).getByLabel('Título')).toHaveValue('Feira');
  });
});

test('is accessible', async ({ page }) => {
  await openCalendar(page, [
    { title: 'Sessão pública', start: '2027-05-11T10:00', allDay: false },
    { title: 'Feira', start: '2027-05-12', end: '2027-05-15', allDay: true, calendar: 'DNS' },
  ]);
  for (const view of ['Mês', 'Semana', 'Dia', 'Lista']) {
    await page.getByText(view, { exact: true }).click();
    await expectNoBarriersInBothSkins(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoBarriersInBothSkins(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Adicionar evento' }).click();
  await expect(panel(page).getByLabel('Título')).toBeVisible();
  await expectNoBarriersInBothSkins(page);
  await expectNoSidewaysScroll(page);
});

test('the list opens at the day, not at the beginning of its month', async ({ page }) => {
  const hours = Array.from({ length: 12 }, (_, place) => place + 9);
  const on = (day: string, title: string) =>
    hours.map((hour) => {
      const at = `${day}T${String(hour).padStart(2, '0')}`;
      return { title: `${title} ${hour}`, start: `${at}:00:00-03:00`, end: `${at}:30:00-03:00`, allDay: false };
    });
  await openCalendar(page, [...on('2027-05-03', 'Antes'), ...on('2027-05-20', 'Depois')], '?view=list&day=2027-05-12');
  await expect(page.getByText('Depois 9', { exact: true })).toBeInViewport();
  await expect(page.getByText('Antes 20')).not.toBeInViewport();
});

test('dates of contracts and tasks say what they are, and the calendars that hold them say so too', async ({ page }) => {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { contratos } = await (await page.request.get('/api/contratos?situacao=vence90', { headers })).json();
  const [{ id, vigencia_fim }] = contratos;
  expect((await page.request.put(`/api/vigencias/contrato/${id}`, { headers })).ok()).toBe(true);
  await openAs(page, account, `/apps/calendar?view=list&day=${vigencia_fim}`);
  const entry = page.getByRole('link', { name: /Fim da vigência/ });
  await expect(entry).toContainText('Contrato');
  await expect(entry).not.toContainText('Licitações Fechadas');
  const closed = page.getByRole('checkbox', { name: 'Licitações Fechadas' });
  await expect(closed).toHaveAccessibleDescription('Também o fim de contratos e atas');
  await entry.click();
  await expect(panel(page)).toContainText('Contrato');
  await expect(panel(page)).not.toContainText('Licitações Fechadas');
  await expectNoBarriers(page);
});
