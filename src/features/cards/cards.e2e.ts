// Analytics: figures of a period, each with a link to the list that shows the same count.
import { expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

test('the period is in the address, and a figure links to a list with as many rows', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard/analytics');
  await expect(page.getByRole('heading', { name: /^Bo[am] .+, Helena$/ })).toBeVisible();
  const figure = card(page, 'Acessos ao sistema').getByRole('link', { name: /^Acessos ao sistema: / });
  const before = String(await figure.getAttribute('href'));
  // Sign-ins of other tests do not change last month.
  await page.getByRole('link', { name: 'Mês passado', exact: true }).click();
  await expect(page).toHaveURL(/period=last-month/);
  // Until its answer is there, the figure is that of the other period.
  await expect(figure).not.toHaveAttribute('href', before);
  await figure.click();
  await expect(page).toHaveURL(/\/audit\?kind=signedIn/);
  const total = page.getByText(/^[\d.]+–[\d.]+ de [\d.]+$/).first();
  await expect(total).toBeVisible();
  const listed = digits(String(await total.textContent()).split(' de ')[1] ?? '');
  expect(listed).toBeGreaterThan(20);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Mês passado', exact: true })).toHaveAttribute('aria-current', /page|true/);
  await expect.poll(async () => digits(await figure.textContent())).toBe(listed);

  await follow(page, '/cards/analytics');
  await card(page, 'Minhas tarefas')
    .getByRole('link', { name: /^Criadas no período: / })
    .click();
  await expect(page.getByRole('button', { name: /Remover o filtro Criadas desde/ })).toBeVisible();
});

test('the greeting links to lists of what is pending', async ({ page }) => {
  await openAs(page, 'client', '/dashboard/analytics');
  const main = page.getByRole('main');
  const lists = {
    'Tarefas atrasadas': main.locator('[data-task]'),
    'Tarefas abertas': main.locator('[data-task]'),
    'E-mails não lidos': main.locator('[data-mail]'),
  };
  for (const [name, rows] of Object.entries(lists)) {
    const link = page.getByRole('region', { name: /^Bo[am] / }).getByRole('link', { name });
    await expect(link.locator('b')).toHaveText(/^\d+$/);
    const count = digits(await link.locator('b').textContent());
    await link.click();
    await expect(page).not.toHaveURL(/analytics/);
    await expect(rows).toHaveCount(count);
    await page.goBack();
  }
});

test('a card is also shown as a table, and users other than admins see their own sign-ins', async ({ page }) => {
  await openAs(page, 'client', '/dashboard/analytics');
  const sessions = card(page, 'Acessos ao sistema');
  await sessions.getByRole('button', { name: 'Acessos ao sistema: ver como tabela' }).click();
  await expect(sessions.getByRole('row')).toHaveCount(8);
  const figure = sessions.getByRole('link', { name: /^Acessos ao sistema: / });
  const count = digits(await figure.textContent());
  await figure.click();
  const own = page.getByRole('dialog', { name: 'Meus acessos' });
  // Other tests sign in with the same account.
  await expect.poll(async () => digits(await own.getByRole('status').textContent())).toBeGreaterThanOrEqual(count);
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
});

test('a card that fails to load does not affect the others, and can be retried', async ({ page }) => {
  let isBroken = true;
  await page.route('**/card/card-analytics/product-orders*', (route) =>
    isBroken ? route.fulfill({ status: 400, json: { type: 'validation', title: 'Nada feito.', status: 400 } }) : route.continue(),
  );
  await openAs(page, 'admin', '/cards/analytics');
  const orders = card(page, 'Situação dos pedidos');
  await expect(orders.getByRole('alert')).toBeVisible();
  await expect(card(page, 'Acessos por dispositivo').getByText('Computador').first()).toBeVisible();
  isBroken = false;
  await orders.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(orders.getByRole('link', { name: /Entregues/ })).toBeVisible();
});

test('each of the eighteen cards is on the analytics page or the cards page, none on both', async ({ page }) => {
  const main = page.getByRole('main');
  await openAs(page, 'admin', '/cards/charts');
  // An unknown section redirects to the first.
  await expect(page).toHaveURL(/\/cards\/statistics$/);
  await expect(main.locator('section')).toHaveCount(6);
  const titles = await main.locator('section h2').allTextContents();
  await page.getByRole('link', { name: 'Composição', exact: true }).click();
  await expect(page).toHaveURL(/\/cards\/analytics$/);
  await expect(main.locator('section')).toHaveCount(5);
  titles.push(...(await main.locator('section h2').allTextContents()));
  await follow(page, '/dashboard/analytics');
  const tiles = main.getByRole('navigation', { name: 'Números do período' }).getByRole('link').locator('span:first-child');
  await expect(tiles).toHaveCount(4);
  titles.push(...(await tiles.allTextContents()));
  // The specification does not have the cards of greeting and activities.
  await expect(main.locator('section')).toHaveCount(5);
  titles.push(...(await main.locator('section h2').allTextContents()).slice(1, -1));
  expect(titles).toHaveLength(18);
  expect(new Set(titles)).toHaveProperty('size', 18);
});

test('nothing overflows', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard/analytics?period=last-year');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(card(page, 'Acessos ao sistema').getByRole('link', { name: /^Acessos ao sistema: / })).toBeVisible();
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  for (const section of ['statistics', 'analytics']) {
    await follow(page, `/cards/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartões');
    if (section === 'analytics') await expect(card(page, 'Minhas tarefas').getByRole('heading', { name: 'Desde o início' })).toBeVisible();
    await expect(page.locator('.recharts-surface').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
