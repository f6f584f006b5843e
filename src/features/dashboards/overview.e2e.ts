// The overview: each figure equals the list behind it.
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const figureOf = async (text: Promise<string | null>) => Number((await text)?.replace(/\D/g, ''));

/** The total that the list shows. */
async function expectListed(page: Page, count: number): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /result/ }),
  ).toHaveText(new RegExp(`^${count} `));
}

/** The total that the list of mails shows. */
async function expectMails(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Remover o filtro Não lidas' })).toBeVisible();
  const total = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /mensage/ });
  if (count > 0) await expect(total).toHaveText(new RegExp(`^${count} `));
  else await expect(total).toHaveCount(0);
}

test('every figure of notices links to a list with as many rows', async ({ page }) => {
  test.setTimeout(60_000);
  await openAs(page, 'client', '/?period=last-year');
  const strip = page.getByRole('navigation', { name: 'Licitações', exact: true });
  for (const name of ['Abertas', 'Em andamento', 'Fechadas', 'Aberturas']) {
    const link = strip.getByRole('link', { name });
    await expect(link.locator('strong')).toHaveText(/^\d+$/);
    const count = await figureOf(link.locator('strong').textContent());
    await link.click();
    await expectListed(page, count);
    await page.goBack();
  }
  for (const title of ['Por modalidade', 'Por valor estimado']) {
    const link = card(page, title).getByRole('listitem').getByRole('link').first();
    await expect(link).toBeVisible();
    const count = await figureOf(link.locator('strong').textContent());
    await link.click();
    await expectListed(page, count);
    await page.goBack();
  }
});

test('every figure of the user links to a list with as many rows', async ({ page }) => {
  await openAs(page, 'client', '/');
  const strip = page.getByRole('navigation', { name: 'Suas pendências', exact: true });
  for (const name of ['Acompanhados', 'Tarefas a fazer', 'Não lidos', 'Meus pedidos']) {
    const link = strip.getByRole('link', { name });
    await expect(link.locator('strong')).toHaveText(/^\d+$/);
    const count = await figureOf(link.locator('strong').textContent());
    await link.click();
    if (name === 'Tarefas a fazer') await expect(page.getByRole('main').locator('[data-task]')).toHaveCount(count);
    else if (name === 'Não lidos') await expectMails(page, count);
    else await expectListed(page, count);
    await page.goBack();
  }
});

test('overdue tasks, sent orders and followed items by kind link to their lists', async ({ page }) => {
  await openAs(page, 'client', '/');
  const strip = page.getByRole('navigation', { name: 'Suas pendências', exact: true });
  const overdue = strip.getByRole('link', { name: /^[1-9]\d* atrasadas?$/ });
  const late = await figureOf(overdue.textContent());
  await overdue.click();
  await expect(page.getByRole('button', { name: 'Remover o filtro Atrasadas' })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-task]')).toHaveCount(late);
  await page.goBack();
  for (const name of [/^Licitações: [1-9]/, /^Projetos: [1-9]/, /^[1-9]\d* a caminho$/]) {
    const link = strip.getByRole('link', { name });
    const count = await figureOf(link.textContent());
    await link.click();
    await expectListed(page, count);
    await page.goBack();
  }
});

test('the deadlines of a day link to the notices due on it', async ({ page }) => {
  await openAs(page, 'client', '/');
  const day = card(page, 'Prazos desta semana')
    .getByRole('link', { name: / [1-9]\d* licitaç/ })
    .first();
  const count = await figureOf(day.locator('strong').textContent());
  await day.click();
  await expectListed(page, count);
});

test('the period and the measure are in the address', async ({ page }) => {
  await openAs(page, 'client', '/');
  await page.getByRole('link', { name: '12 meses' }).click();
  await expect(page).toHaveURL('/?period=last-year');
  await page.getByRole('link', { name: 'Valor', exact: true }).click();
  await expect(page).toHaveURL('/?period=last-year&by=valor');
  await page.reload();
  await expect(page.getByRole('link', { name: '12 meses' })).toHaveAttribute('aria-current', 'page');
  await expect(card(page, 'Por modalidade').getByRole('link').first()).toContainText('R$');
  await page.getByRole('link', { name: '28 dias' }).click();
  await expect(page).toHaveURL('/?by=valor');
});

test('shows the states in their outlines by choice, with the same links and the same keys', async ({ page }) => {
  await openAs(page, 'client', '/?map=total');
  const map = card(page, 'Por estado');
  const address = await map.getByRole('link', { name: /São Paulo/ }).getAttribute('href');
  await map.getByRole('button', { name: 'Ver o mapa com os contornos' }).click();
  await expect(page).toHaveURL('/?map=total&outlines=true');
  const state = map.getByRole('link', { name: /^São Paulo: \d/ });
  await expect(state).toHaveAttribute('href', address ?? '');
  await state.focus();
  await page.keyboard.press('ArrowUp');
  await expect(map.getByRole('link', { name: /^(Minas Gerais|Goiás|Mato Grosso do Sul): \d/ }).and(page.locator(':focus'))).toBeVisible();
  await expectNoBarriersInAnyLook(page, 'main');
  await map.getByRole('button', { name: 'Ver o mapa com os contornos' }).click();
  await expect(page).toHaveURL('/?map=total');
});

test('arrow keys move on the map, and Enter opens the notices of a tile', async ({ page }) => {
  await openAs(page, 'client', '/?map=total');
  const map = card(page, 'Por estado');
  await map.getByRole('link', { name: /São Paulo/ }).focus();
  await page.keyboard.press('ArrowRight');
  const tile = map.getByRole('link', { name: /Minas Gerais/ });
  await expect(tile).toBeFocused();
  const count = await figureOf(tile.locator('span').first().textContent());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/invoice/list?uf=MG');
  await expectListed(page, count);
  await page.goBack();
  await map.getByLabel('Quais licitações o mapa mostra').selectOption('Abertas');
  await expect(page).toHaveURL('/?map=aberta');
});

test('a column of the chart says its figure, and leads to the list of its month', async ({ page }) => {
  await openAs(page, 'client', '/');
  const month = card(page, 'Licitações por mês').locator('a[data-hint]').last();
  await month.hover();
  const hint = page.getByRole('tooltip');
  await expect(hint).toHaveText(/: \d+$/);
  const count = Number((await hint.textContent())?.split(': ')[1]);
  await month.click();
  await expectListed(page, count);
});

test('a chart is also a table, which this browser remembers, and a file', async ({ page }) => {
  await openAs(page, 'client', '/');
  const months = card(page, 'Licitações por mês');
  await months.getByRole('button', { name: 'ver como tabela' }).click();
  await expect(months.getByRole('columnheader')).toHaveText(['Mês', 'Licitações', 'Valor estimado']);
  await page.reload();
  const row = months
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .last();
  const count = await figureOf(row.getByRole('cell').first().textContent());
  const [file] = await Promise.all([page.waitForEvent('download'), months.getByRole('button', { name: 'baixar CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('licitacoes-por-mes.csv');
  await row.getByRole('link').click();
  await expectListed(page, count);
});

test('parts that fail to load say so by themselves, and load on retry', async ({ page }) => {
  await page.route('**/api/dashboards/map*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openAs(page, 'client', '/');
  const map = card(page, 'Por estado');
  await expect(map.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(card(page, 'Por modalidade').getByRole('link').first()).toBeVisible();
  await page.unroute('**/api/dashboards/map*');
  await map.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(map.getByRole('link', { name: /São Paulo/ })).toBeVisible();
});

test('the months as a table are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/');
  await card(page, 'Licitações por mês').getByRole('button', { name: 'ver como tabela' }).click();
  await expectNoBarriersInAnyLook(page, 'main');
});
