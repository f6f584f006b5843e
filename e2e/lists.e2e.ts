// What all lists have in common, tested with notices: state in the address, keyboard, selection, columns, density, phone.
import { expectNoSidewaysScroll } from './barriers.ts';
import { chooseElsewhere, expect, type Page, test } from './fixtures.ts';
import { layoutShift } from './layoutShift.ts';
import { openAs } from './signedIn.ts';

const list = '/apps/invoice/list';
const row = (page: Page, index: number) => page.locator(`[data-index="${index}"]`);
const search = (page: Page) => page.getByRole('search').getByRole('textbox');

test('keeps page, size, order and search in the address, also on reload and on going back', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(page.getByText('11–20 de')).toBeVisible();
  await page.getByLabel('Linhas por página').selectOption('25');
  await expect(page).toHaveURL(`${list}?perPage=25`);
  await page.getByRole('columnheader', { name: 'Valor estimado' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=valor_estimado/);
  await expect(page.getByRole('columnheader', { name: 'Valor estimado' })).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(page.getByText('1–25 de')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(page.getByText('11–20 de')).toBeVisible();
});

test('searches when typing pauses, not at every letter', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(row(page, 0)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/licitacoes\?/.test(request.url())) asked.push(request.url());
  });
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  // In one go: on a busy machine there could be a pause between two keys.
  await page.evaluate(() => {
    for (const letter of 'escola') document.execCommand('insertText', false, letter);
  });
  await expect(page).toHaveURL(`${list}?q=escola*`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(asked).toHaveLength(1);
});

test('keeps the typed text while the address follows, and applies changes of the address', async ({ page }) => {
  await openAs(page, 'client', list);
  await search(page).focus();
  await page.keyboard.type('limpeza ');
  await expect(page).toHaveURL(`${list}?q=limpeza`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.type('predial');
  await expect(search(page)).toHaveValue('limpeza predial');
  await expect(page).toHaveURL(`${list}?q=limpeza+predial*`);
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Licitações' }).click();
  await expect(page).toHaveURL(list);
  await expect(search(page)).toHaveValue('');
  await page.goBack();
  await expect(search(page)).toHaveValue('limpeza predial');
});

test('keys move through the rows, also to rows that are not rendered yet', async ({ page }) => {
  await openAs(page, 'client', `${list}?perPage=100`);
  await expect(row(page, 0)).toBeVisible();
  expect(await page.locator('[data-index]').count()).toBeLessThan(60);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 99).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('k');
  await expect(row(page, 98).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(row(page, 0).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' }).getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row(page, 0).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});

test('keys start at the first row of another page', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(row(page, 0)).toBeVisible();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('j');
  await expect(row(page, 4).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('11–20 de')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('j');
  await expect(row(page, 0).getByRole('link').first()).toBeFocused();
});

test('single-letter shortcuts can be turned off permanently', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(row(page, 0)).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Atalhos de uma só letra' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await row(page, 0).getByRole('link').first().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(row(page, 0).getByRole('link').first()).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 1).getByRole('link').first()).toBeFocused();
  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('button', { name: 'Atalhos de teclado' }).click();
  await page.getByRole('checkbox', { name: 'Atalhos de uma só letra' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await row(page, 0).getByRole('link').first().focus();
  await page.keyboard.press('j');
  await expect(row(page, 1).getByRole('link').first()).toBeFocused();
});

test('shows that deselecting one row leaves only this page selected', async ({ page }) => {
  await openAs(page, 'client', list);
  await row(page, 0).getByRole('checkbox').check();
  await page.getByRole('button', { name: /Selecionar todos os/ }).click();
  await row(page, 0).getByRole('checkbox').uncheck();
  await expect(page.getByText('9 selecionadas')).toBeVisible();
  await expect(page.getByText('A seleção agora só inclui linhas desta página.')).toBeVisible();
  await page.getByRole('button', { name: /Selecionar todos os/ }).click();
  await expect(page.getByText('A seleção agora só inclui linhas desta página.')).toBeHidden();
});

test('selects rows, a range, the page and all results', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(row(page, 0)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selecionada')).toBeVisible();
  await row(page, 1).getByRole('checkbox').click();
  await row(page, 4)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('5 selecionadas')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click();
  await expect(page.getByText('10 selecionadas')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText('10 selecionadas')).toBeVisible();
  await page.getByRole('button', { name: /Selecionar todos os/ }).click();
  await expect(row(page, 0)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Desfazer a seleção' }).click();
  await expect(row(page, 0)).toHaveAttribute('aria-selected', 'false');
});

test("remembers the user's columns and row height", async ({ page }) => {
  await openAs(page, 'client', list);
  const orgao = page.getByRole('columnheader', { name: 'Órgão' });
  await expect(orgao).toBeVisible();
  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('checkbox', { name: 'Órgão' }).uncheck();
  await page.getByText('Compacta').click();
  await page.keyboard.press('Escape');
  await expect(orgao).toBeHidden();
  await page.reload();
  await expect(row(page, 0)).toHaveCSS('height', '40px');
  await expect(orgao).toBeHidden();
});

test('shows an error and retries', async ({ page }) => {
  await page.route(/\/api\/licitacoes\?/, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"type":"internal","title":"Ocorreu um erro no servidor.","status":500}',
    }),
  );
  await openAs(page, 'client', list);
  await expect(page.getByRole('alert')).toContainText('Ocorreu um erro no servidor.');
  await page.unroute(/\/api\/licitacoes\?/);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(row(page, 0)).toBeVisible();
});

test.describe('on a new page', () => {
  test.use({ fresh: true });

  test('does not shift while it loads', async ({ page }) => {
    await openAs(page, 'client', list);
    await expect(row(page, 0)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
});

test('fits every width', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(row(page, 0)).toBeVisible();
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row(page, 0)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Lista de licitações' })).toBeVisible();
});

test('is completely translated', async ({ page }) => {
  await openAs(page, 'admin', list);
  for (const [language, title] of Object.entries({ pt: 'Licitações', en: 'Notices', fr: 'Appels d’offres', de: 'Ausschreibungen' })) {
    await chooseElsewhere(page, { language });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').getByText(title)).toBeVisible();
    // A missing text shows its key.
    await expect(page.locator('body')).not.toHaveText(/\b(kit|app|auth|licitacoes|table|field|list|menu|bar)\.[a-z]/);
  }
});
