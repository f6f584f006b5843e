import { expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { heading, links, list } from '../../../e2e/noticesList.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar em tudo' });
const active = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });
const group = (page: Page, name: string) => page.getByRole('group', { name });

async function openPalette(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible();
  // Keys belong to a dialog until it is gone.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('opens by shortcut, also while typing, and returns the focus', async ({ page }) => {
  await openAs(page, 'client', list);
  const search = page.getByRole('search').getByRole('textbox');
  await search.focus();
  // As browsers do with autofill.
  await search.evaluate((element) => element.dispatchEvent(new Event('keydown', { bubbles: true })));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
  await page.getByRole('button', { name: 'Buscar em tudo' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeFocused();
});

test('opens over a popover, and closes it', async ({ page }) => {
  await openAs(page, 'client', list);
  for (const name of [/^Notificações/, /^Carrinho/, /^Páginas favoritas$/, 'Personalizar a aparência']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('is opened by / on screens without a list', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=pneus`);
  await links(page).first().click();
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('loses no text typed before the palette is loaded', async ({ page }) => {
  await openAs(page, 'admin', '/access-control');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What comes after the first screen is drawn.
  await expect(page.getByRole('button', { name: /^Notificações/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('galeria');
  await expect(field(page)).toHaveValue('galeria');
  await expect(page.getByRole('option', { name: /Galeria de componentes/ })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue('galeri');
});

test('shows in one line that nothing was found', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await page.keyboard.type('xqzxqz');
  await expect(page.getByRole('dialog').getByText('Nenhum resultado')).toHaveText(['Nenhum resultado para “xqzxqz”']);
});

test('finds notices while typing and opens them by keyboard, with the other results as neighbours', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await page.keyboard.type('pneus');
  await expect(group(page, 'Licitações').getByRole('option').first()).toContainText(/pneu/i);
  await expect(page.getByRole('dialog').getByText('Nenhum resultado')).toHaveCount(0);
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('dialog').getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const title = await group(page, 'Licitações').getByRole('option').nth(1).locator('span span').first().textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+\?sort=relevancia&q=pneus\*$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(title ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test('Enter before the response opens the result for the typed text', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await page.keyboard.type('fechadas');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?status=fechada`);
});

test('shows the notices of a list that was asked for in words', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await field(page).fill('abertas em mg');
  const shown = group(page, 'Licitações').getByRole('option');
  await expect(shown.first()).toHaveAttribute('href', /\/preview\/\d+\?status=aberta&uf=MG$/);
  await shown.first().click();
  await expect(page).toHaveURL(/\/preview\/\d+\?status=aberta&uf=MG$/);
});

test('sends one request per pause, and shows the last results until the next ones arrive', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/search?') && asked.push(request.url()));
  await page.keyboard.type('pneus', { delay: 20 });
  await expect(group(page, 'Licitações')).toBeVisible();
  // A busy machine may pause between two letters.
  expect(asked.length).toBeLessThan('pneus'.length);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/search?**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asking = page.waitForRequest('**/api/search?**');
  await page.keyboard.type(' novos');
  await asking;
  await expect(group(page, 'Licitações')).toBeVisible();
  answer();
  await expect(page.getByRole('option', { name: /novos/i }).first()).toBeVisible();
});

test('an emptied field shows the start again, where Home and End move', async ({ page }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await page.keyboard.type('neus');
  await page.keyboard.press('Home');
  await page.keyboard.type('p');
  await expect(field(page)).toHaveValue('pneus');
  await expect(group(page, 'Licitações')).toBeVisible();
  await field(page).fill('');
  await expect(group(page, 'Licitações')).toBeHidden();
  await page.route('**/api/search?**', () => {});
  const asking = page.waitForRequest('**/api/search?**');
  await page.keyboard.type('merenda');
  await asking;
  await expect(group(page, 'Licitações')).toBeHidden();
  await expect(group(page, 'Ações')).toBeVisible();
});

test('opens a result in another tab and stays', async ({ page, context }) => {
  await openAs(page, 'client', list);
  await openPalette(page);
  await page.keyboard.type('pneus');
  await expect(group(page, 'Licitações')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(list);
});

test('finds pages, people and actions, and opens the list with the typed text', async ({ page }) => {
  await openAs(page, 'admin', list);
  await openPalette(page);
  await field(page).fill('helena');
  await expect(group(page, 'Contatos').getByRole('option', { name: /Helena Prado/ })).toHaveAttribute('href', /^\/apps\/user\/view\/\d+$/);
  await field(page).fill('english');
  await group(page, 'Ações').getByRole('option', { name: 'Mudar para English' }).click();
  await expect(heading(page)).toHaveText('Notices');
  await page.getByRole('button', { name: 'Search everything' }).click();
  const english = page.getByRole('combobox', { name: 'Search everything' });
  await english.fill('portu');
  await page.getByRole('option', { name: 'Switch to Português' }).click();
  await openPalette(page);
  await field(page).fill('limpeza');
  await group(page, 'Licitações').getByRole('option').last().click();
  await expect(page).toHaveURL(`${list}?sort=relevancia&q=limpeza*`);
});

test('finds a mail by operators, says which value is wrong, and opens it', async ({ page }) => {
  await openAs(page, 'admin', list);
  await openPalette(page);
  await page.keyboard.type('de:tiago antes:amanhã');
  await expect(
    page.getByRole('dialog').getByText('“amanhã” não é um dia. Escreva, por exemplo, antes:01/07/2026.', { exact: true }),
  ).toBeVisible();
  await field(page).fill('de:tiago tem:anexo');
  const mail = group(page, 'E-mail').getByRole('option').first();
  await expect(mail).toContainText('Tiago Nunes');
  const subject = (await mail.locator('span span').first().textContent()) ?? '';
  for (let presses = 0; presses < 20 && (await mail.getAttribute('aria-selected')) !== 'true'; presses++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/email\/\w+\?mail=\d+$/);
  await expect(page.getByRole('region', { name: 'Mensagem aberta' })).toContainText(subject);
});

test('remembers the last opened results per account', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=pneus`);
  const title = await links(page).first().textContent();
  await links(page).first().click();
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.goto(list);
  await openPalette(page);
  await expect(group(page, 'Abertas recentemente').getByRole('option').first()).toContainText(title ?? '');
  await openAs(page, 'admin', list);
  await openPalette(page);
  await expect(group(page, 'Ações')).toBeVisible();
  await expect(group(page, 'Abertas recentemente')).toHaveCount(0);
});

test('shows what failed beside the other results, and retries', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.route('**/api/search?**', (route) => route.abort());
  await openPalette(page);
  await page.keyboard.type('pneus');
  await expect(page.getByRole('alert')).toContainText('O servidor não responde');
  await expect(group(page, 'Licitações')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  // While the application retries by itself, a click sends no request.
  await expect(async () => {
    const again = page.waitForRequest('**/api/search?**', { timeout: 2000 });
    await Promise.all([again, retry.click({ timeout: 1000 })]);
  }).toPass();
  await page.unroute('**/api/search?**');
  // It is gone if the application has noticed by itself that the server answers.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('alert')).toBeHidden({ timeout: 2000 });
  }).toPass();
});

test('G and a letter open screens; the sheet lists only the shortcuts of the current screen', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(sheet).toContainText('Próxima linha');
  await expect(sheet).not.toContainText('Enviar arquivos');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // At once: on a busy machine the second key could come too late.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('f')]);
  await expect(page).toHaveURL(`${list}?status=fechada`);
  await expect(page.getByRole('row').nth(1)).toContainText(/Encerrada|Revogada|Anulada|Deserta|Fracassada|Homologada/);
  await links(page).first().click();
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(sheet).toContainText('Próxima licitação');
  await expect(sheet).not.toContainText('Próxima linha');
});

test('is accessible and fits a phone', async ({ page }) => {
  await openAs(page, 'admin', list);
  await openPalette(page);
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.keyboard.type('licit');
  await expect(group(page, 'Páginas')).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Buscar em tudo' }).click();
  await field(page).fill('pregao');
  await expect(group(page, 'Licitações')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});
