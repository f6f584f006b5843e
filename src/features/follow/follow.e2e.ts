import { expectNoBarriers, expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { links, list, rows } from '../../../e2e/noticesList.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const board = '/acompanhamento';
const star = (page: Page) => page.getByRole('button', { name: /^Acompanhar / });
const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}, `) });
const cards = (page: Page, stage: string) => column(page, stage).getByRole('article');

type Followed = { id: number; name: string };

/** A new user who follows the newest open notices, one for each of these stages. */
async function follower(
  page: Page,
  ...stages: string[]
): Promise<{ account: Awaited<ReturnType<typeof newAccount>>; follows: Followed[] }> {
  const account = await newAccount(page);
  const login = await page.request.post('/jwt/login', { data: account });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const notices = await page.request.get(`/api/licitacoes?status=aberta&perPage=${stages.length || 1}`, { headers });
  const { licitacoes } = await notices.json();
  for (const [place, stage] of stages.entries())
    await page.request.put(`/api/follows/licitacao/${licitacoes[place].id}`, { headers, data: { stage } });
  // Each is put on top of its stage, so the last one comes first.
  const kept = await page.request.get('/api/follows?sort=created&order=desc', { headers });
  return { account, follows: (await kept.json()).follows };
}

test('a star in the list follows, by mouse and by S, with one request for all rows; undo restores the note', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/follows/marks') && asked.push(request.url()));
  await openAs(page, await newAccount(page), list);
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => asked.length).toBe(1);
  const first = star(page).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('j');
  await links(page).nth(1).focus();
  await page.keyboard.press('s');
  await expect(star(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Você acompanha /).first()).toBeVisible();
  await page.keyboard.press('z');
  await expect(star(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');

  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
  await page.getByRole('button', { name: 'Etapa, prioridade e anotação: Interesse' }).click();
  const panel = page.getByRole('dialog', { name: 'Etapa, prioridade e anotação' });
  await panel.getByLabel('Etapa').selectOption('Proposta');
  await panel.getByLabel('Anotação').fill('Conferir o atestado.');
  await expect(panel.getByRole('status')).toHaveText('Salvo.');
  await expectNoBarriers(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await star(page).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.getByRole('button', { name: 'Etapa, prioridade e anotação: Proposta' }).click();
  await expect(panel.getByLabel('Anotação')).toHaveValue('Conferir o atestado.');
});

test('from the followed items J and K walk their list', async ({ page }) => {
  const { account, follows } = await follower(page, 'interested', 'interested', 'won');
  await openAs(page, account, `${board}?view=list&sort=created&order=desc`);
  await page.getByRole('link', { name: follows[0]?.name, exact: true }).click();
  await expect(page.getByText('1 de 3', { exact: true })).toBeVisible();
  for (const key of 'jjjk') await page.keyboard.press(key);
  await expect(page.getByText('2 de 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(follows[1]?.name.split(' ').at(-1) ?? '');
  await page.reload();
  await expect(page.getByText('2 de 3', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${board}?view=list&sort=created&order=desc`);
});

test('cards are moved by keyboard and by menu, edited, unfollowed and restored', async ({ page }) => {
  const { account, follows } = await follower(page, 'interested', 'interested', 'won');
  await openAs(page, account, board);
  await expect(cards(page, 'Interesse')).toHaveCount(2);
  const [first, second] = (await cards(page, 'Interesse').all()) as [ReturnType<typeof cards>, ReturnType<typeof cards>];
  const name = (await first.getAttribute('aria-label')) ?? '';
  const other = (await second.getAttribute('aria-label')) ?? '';

  await first.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Você pegou ${name}: Interesse, posição 1.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${name}: Interesse, posição 2.`, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cards(page, 'Interesse').first()).toHaveAccessibleName(other);
  await page.reload();
  await expect(cards(page, 'Interesse').first()).toHaveAccessibleName(other);

  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Proposta', exact: true }).click();
  await expect(cards(page, 'Proposta')).toHaveAccessibleName(name);
  await expect(page.getByRole('button', { name: `Ações de ${name}` })).toBeFocused();
  await expect(column(page, 'Interesse')).toHaveAccessibleName('Interesse, 1 item');

  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Etapa, prioridade e anotação' });
  await drawer.getByText('Alta', { exact: true }).click();
  await drawer.getByLabel('Anotação').fill('Pedir a planilha de custos.');
  await expect(drawer.getByRole('status')).toHaveText('Salvo.');
  await expect(page).toHaveURL(/open=\d+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Ações de ${name}` })).toBeFocused();
  await expect(cards(page, 'Proposta')).toContainText('Pedir a planilha de custos.');
  await expect(cards(page, 'Proposta')).toContainText('Prioridade alta');

  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deixar de acompanhar' }).click();
  await expect(cards(page, 'Proposta')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(cards(page, 'Proposta')).toContainText('Pedir a planilha de custos.');

  await page.getByRole('button', { name: `Ações de ${other}` }).click();
  await page.getByRole('menuitem', { name: 'Ganha' }).click();
  await expect(cards(page, 'Ganha').first()).toHaveAccessibleName(other);
  const last = cards(page, 'Ganha').last();
  const below = (await last.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: `Ações de ${below}` }).click();
  await page.getByRole('menuitem', { name: 'Deixar de acompanhar' }).click();
  await expect(cards(page, 'Ganha')).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).last().click();
  await expect(cards(page, 'Ganha')).toHaveCount(2);
  await expect(cards(page, 'Ganha').last()).toHaveAccessibleName(below);

  // Other users do not see it.
  await openAs(page, await newAccount(page), `${board}?open=${follows[0]?.id}`);
  await expect(page.getByText('Você ainda não acompanha nada')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
});

test('a card opens by click and by Enter while other text is selected; a click on its own selected text does nothing', async ({ page }) => {
  const { account } = await follower(page, 'interested');
  await openAs(page, account, board);
  const card = cards(page, 'Interesse');
  const text = card.getByRole('paragraph').first();
  await expect(text).toBeVisible();
  await page.getByRole('heading', { level: 1 }).selectText();
  await text.click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await page.goBack();
  await text.selectText();
  await text.click();
  await expect(page).toHaveURL(new RegExp(board));
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});

test('selected rows are followed at a stage in one step, which can be undone', async ({ page }) => {
  await openAs(page, await newAccount(page), list);
  await expect(rows(page)).toHaveCount(10);
  // The button above the rows has a similar name.
  const follows = (place: number) => rows(page).nth(place).locator('[data-follow]');
  for (const place of [0, 2]) await rows(page).nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ações da seleção' }).click();
  await page.getByRole('menuitem', { name: 'Em análise' }).click();
  const said = page.getByRole('alert').filter({ hasText: '2 licitações alteradas.' });
  await expect(said).toBeVisible();
  for (const place of [0, 2]) await expect(follows(place)).toHaveAttribute('aria-pressed', 'true');
  await expect(follows(1)).toHaveAttribute('aria-pressed', 'false');
  await expectNoBarriersInAnyLook(page);
  await said.getByRole('button', { name: 'Desfazer' }).click();
  for (const place of [0, 2]) await expect(follows(place)).toHaveAttribute('aria-pressed', 'false');
});

test('the selection is followed and no longer followed, as far as there is something to change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await newAccount(page), list);
  const card = (place: number) => page.locator('[data-index]').nth(place);
  for (const place of [0, 1]) await card(place).getByRole('checkbox').check();
  const actions = page.getByRole('button', { name: 'Ações da seleção' });
  // No label of the bar is cut on a phone.
  for (const button of [actions, page.getByRole('button', { name: /^Selecionar todos/ })])
    expect(await button.locator('.mantine-Button-label').evaluate((label) => label.scrollWidth - label.clientWidth)).toBe(0);
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await actions.click();
  await expect(entry('Deixar de acompanhar')).toBeDisabled();
  await entry('Acompanhar').click();
  await expect(page.getByRole('alert').filter({ hasText: '2 licitações alteradas.' })).toBeVisible();
  for (const place of [0, 1]) await expect(card(place).locator('[data-follow]')).toHaveAttribute('aria-pressed', 'true');
  await actions.click();
  await expect(entry('Acompanhar')).toBeDisabled();
  await entry('Deixar de acompanhar').click();
  for (const place of [0, 1]) await expect(card(place).locator('[data-follow]')).toHaveAttribute('aria-pressed', 'false');
});

test('a star pressed twice follows and unfollows', async ({ page }) => {
  await openAs(page, await newAccount(page), list);
  const first = star(page).first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  const sent: string[] = [];
  page.on('request', (request) => /\/follows\/licitacao\/\d+$/.test(request.url()) && sent.push(request.method()));
  await first.dblclick();
  await expect.poll(() => sent).toEqual(['PUT', 'DELETE']);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
});

test('a change that the server refuses is undone and reported, and keeps the focus', async ({ page }) => {
  const { account, follows } = await follower(page, 'interested', 'interested');
  await openAs(page, account, board);
  const name = follows[0]?.name ?? '';
  const menu = page.getByRole('button', { name: `Ações de ${name}` });
  await expect(cards(page, 'Interesse')).toHaveCount(2);

  await page.route(/\/follows\/\d+\/place$/, (route) => route.fulfill({ status: 500 }));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Proposta', exact: true }).click();
  await expect(page.getByText(`${name} continua em Interesse: a mudança não foi salva.`)).toBeAttached();
  await expect(cards(page, 'Interesse')).toHaveCount(2);
  await expect(menu).toBeFocused();
  await cards(page, 'Interesse').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`${name}: Em análise, posição 1.`, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(cards(page, 'Em análise')).toHaveCount(0);
  await expect(cards(page, 'Interesse')).toHaveCount(2);

  await page.route(/\/follows\/licitacao\/\d+$/, (route) => route.fulfill({ status: 500 }));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const note = page.getByRole('textbox', { name: 'Anotação', exact: true });
  const state = page.getByRole('dialog').getByRole('status');
  await note.fill('Não se perca.');
  await expect(state).toContainText('Não foi salvo.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(note).toHaveValue('Não se perca.');
  await expect(state).toContainText('Não foi salvo.');
  await page.keyboard.press('Escape');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Deixar de acompanhar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Você ainda acompanha ${name}.` })).toBeVisible();
  await expect(cards(page, 'Interesse')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);

  await follow(page, `${list}?status=aberta`);
  await expect(page.locator('[data-follow][aria-pressed="true"]')).toHaveCount(2);
  const other = star(page).and(page.locator('[aria-pressed="false"]')).first();
  await other.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Você ainda não acompanha' })).toBeVisible();
  await expect(page.locator('[data-follow][aria-pressed="true"]')).toHaveCount(2);
});

test('filters, order and view are in the address', async ({ page }) => {
  const { account } = await follower(page, 'interested', 'analysing', 'won');
  await openAs(page, account, board);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Lista' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('checkbox', { name: 'Ganha' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'O que você acompanha' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page).toHaveURL(/stage=won/);
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remover o filtro Ganha' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Avisos de datas' }).click();
  const days = page.getByLabel('Avisar antes de uma data');
  await days.selectOption('Nunca');
  await page.reload();
  await page.getByRole('button', { name: 'Avisos de datas' }).click();
  await expect(days).toHaveValue('never');
});

test('an open card and the list are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { account, follows } = await follower(page, 'interested', 'proposal');
  await openAs(page, account, `${board}?open=${follows[0]?.id}`);
  await expect(page.getByRole('textbox', { name: 'Anotação', exact: true })).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Lista' }).click();
  await expect(page.getByRole('link', { name: follows[0]?.name ?? '' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
});
