import { expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const list = '/apps/invoice/list';
const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
const row = (page: Page, words: string | RegExp) => panel(page).getByRole('listitem').filter({ hasText: words });
const welcome = 'Boas-vindas!';

type Account = Awaited<ReturnType<typeof newAccount>>;

async function call(page: Page, { email, password }: Account, method: string, path: string, data?: unknown): Promise<unknown> {
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}`, ...(Buffer.isBuffer(data) && { 'content-type': 'application/octet-stream' }) };
  const answer = await page.request.fetch(path, { method, headers, data });
  expect(answer.ok()).toBe(true);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** As another browser. The result waits for a notice that is never imported, so it shows in no list. */
async function importElsewhere(page: Page, account: Account, arquivo: string): Promise<void> {
  const result = { numeroItem: 1, sequencialResultado: 1, numeroControlePNCPCompra: '99887766000155-1-888888/2026' };
  const { id } = (await call(page, account, 'POST', `/api/importacoes?arquivo=${arquivo}`, Buffer.from(JSON.stringify([result])))) as {
    id: number;
  };
  await call(page, account, 'POST', `/api/importacoes/${id}/start`);
}

test('shows the end of an import without a reload, in every tab over one stream', async ({ page, context }) => {
  const account = await newAccount(page);
  // Other tests import too, and this one may be tried again.
  const [far, farther] = [`ao-longe-${account.username}.json`, `mais-longe-${account.username}.json`];
  let streams = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams++;
  });
  await call(page, account, 'PUT', '/api/notifications', { isRead: true });
  const stream = page.waitForResponse('/api/events');
  await openAs(page, account, list);
  await stream;
  const other = await context.newPage();
  await other.goto('/importar');
  await expect(bell(other)).toHaveAccessibleName('Notificações');
  await expect(other.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  await importElsewhere(page, account, far);
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notificações, 1 não lida');
  await expect(page.getByRole('status').filter({ hasText: `Nova notificação: Importação de ${far} concluída` })).toHaveCount(1);
  await expect(other.getByRole('table', { name: 'Histórico' }).getByRole('row').filter({ hasText: far })).toBeVisible();
  expect(streams).toBe(1);
  // The tab with the stream closes; the other one takes over.
  await page.close();
  await expect.poll(() => streams).toBe(2);
  await importElsewhere(other, account, farther);
  await expect(bell(other)).toHaveAccessibleName('Notificações, 2 não lidas');

  await bell(other).click();
  await row(other, farther).getByRole('link').click();
  await expect(panel(other)).toHaveCount(0);
  await expect(other).toHaveURL(/\/importar\?id=\d+/);
  await expect(other.getByRole('dialog', { name: 'Importação' })).toContainText(farther);
  await other.keyboard.press('Escape');
  await expect(bell(other)).toHaveAccessibleName('Notificações, 1 não lida');
});

test('can be read, marked as unread and removed by keyboard alone', async ({ page }) => {
  const account = await newAccount(page);
  for (const name of ['outro.json', 'um.json']) await importElsewhere(page, account, name);
  await openAs(page, account, list);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const first = row(page, 'um.json').first();
  await expect(first).toContainText('Não lida');
  await expect(first.locator('time')).toHaveAttribute('title', /\d{4}/);
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).focus();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await expect(first).not.toContainText('Não lida');
  // The button is gone; the focus stays in the panel.
  await expect(panel(page)).toBeFocused();
  await first.getByRole('button', { name: 'Marcar como não lida' }).focus();
  await page.keyboard.press('Enter');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida');
  await page.keyboard.press('Tab');
  const before = await panel(page).getByRole('listitem').count();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(before - 1);
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  // The focus moved to the neighbour.
  await expect(
    panel(page)
      .getByRole('button', { name: /^Remover/ })
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
});

test('loading more by keyboard focuses the first new one', async ({ page }) => {
  const some = (ids: number[]) =>
    ids.map((id) => ({ id, kind: 'welcome', data: {}, created_at: '2026-05-28T11:00:00.000Z', isRead: true }));
  await page.route(/\/api\/notifications(\?|$)/, (route) => {
    const isFirst = !route.request().url().includes('before=');
    return route.fulfill({ json: { notifications: some(isFirst ? [4, 3] : [2, 1]), hasMore: isFirst, unread: 0 } });
  });
  await openAs(page, 'client', list);
  await bell(page).click();
  await page.getByRole('button', { name: 'Mostrar mais' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).getByRole('listitem').nth(2).getByRole('link')).toBeFocused();
});

test('shows when they cannot be loaded, and when there are none', async ({ page }) => {
  const address = '**/api/notifications';
  await openAs(page, 'client', list);
  await page.route(address, (route) => route.abort());
  await bell(page).click();
  await expect(panel(page)).toContainText('O servidor não responde');
  await page.unroute(address);
  await panel(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(row(page, welcome)).toBeVisible();
  await page.route(address, (route) => route.fulfill({ json: { notifications: [], hasMore: false, unread: 0 } }));
  await page.reload();
  await bell(page).click();
  await expect(panel(page)).toContainText('Nenhuma notificação');
});

// The headless shell has no system notifications.
test('show as system notifications only if the user has turned them on', { tag: '@full' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await openAs(page, 'client', list);
  await bell(page).click();
  const system = panel(page).getByRole('switch', { name: 'Notificações do sistema' });
  await expect(system).not.toBeChecked();
  await system.press('Space');
  await expect(system).toBeChecked();
  await page.reload();
  await bell(page).click();
  await expect(system).toBeChecked();
});

/** As the browser reports that the user switches to another tab, or back. */
async function turn(page: Page, to: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);
}

test.describe('with a script in every tab', () => {
  test.use({ fresh: true });

  test('show as system notifications only if no tab is visible', async ({ page, context }) => {
    const account = await newAccount(page);
    await context.addInitScript(() => {
      class Shown {
        static permission = 'granted';
        constructor(_title: string, { body }: { body: string }) {
          document.documentElement.dataset.shown = `${document.documentElement.dataset.shown ?? ''}${body};`;
        }
      }
      Object.assign(window, { Notification: Shown });
      localStorage.setItem('systemNotifications', 'true');
    });
    await call(page, account, 'PUT', '/api/notifications', { isRead: true });
    const stream = page.waitForResponse('/api/events');
    await openAs(page, account, list);
    await stream;
    const other = await context.newPage();
    await other.goto(list);
    await expect(bell(other)).toHaveAccessibleName('Notificações');
    await turn(page, 'hidden');
    const isShown = (tab: Page, words: RegExp) => expect(tab.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    await importElsewhere(page, account, 'visto.json');
    await isShown(page, /visto\.json/);
    await turn(other, 'hidden');
    await importElsewhere(page, account, 'longe.json');
    await isShown(page, /longe\.json/);
    await expect(page.locator('html')).toHaveAttribute('data-shown', /^Importação de longe\.json concluída[^;]*;$/);
  });
});

test('reach visible tabs in a browser without Web Locks, and hidden ones once they become visible', async ({ page }) => {
  const account = await newAccount(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await call(page, account, 'PUT', '/api/notifications', { isRead: true });
  const isStream = (request: { url(): string }) => request.url().endsWith('/api/events');
  const stream = page.waitForRequest(isStream);
  await openAs(page, account, list);
  await stream;
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await importElsewhere(page, account, 'perto.json');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida');
  const over = page.waitForEvent('requestfailed', isStream);
  await turn(page, 'hidden');
  await over;
  await importElsewhere(page, account, 'escondido.json');
  await turn(page, 'visible');
  await expect(bell(page)).toHaveAccessibleName('Notificações, 2 não lidas');
});

test('arrive without internet, because the server may be in the local network', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(bell(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await bell(page).click();
  await expect(row(page, welcome)).toBeVisible();
});

test('belong to the user who takes over the browser, and no panel of the previous user stays open', async ({ page, context }) => {
  const account = await newAccount(page);
  await call(page, account, 'PUT', '/api/notifications', { isRead: true });
  await openAs(page, account, list);
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await expect(page.getByRole('button', { name: /^Carrinho, / })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  const cartAsked = page.waitForRequest('**/apps/ecommerce/cart');
  const next = await newAccount(page);
  await importElsewhere(page, next, 'de-outrem.json');
  // In one step: no tab ever sees that no user is signed in.
  await openAs(other, next, '/mark.svg');
  await expect(page.getByRole('button', { name: `Conta: ${next.username}` })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notificações, 1 não lida');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await cartAsked).headers().authorization).toBe(`Bearer ${await other.evaluate(() => localStorage.getItem('accessToken'))}`);
});

test('are accessible and fill a phone', async ({ page }) => {
  await openAs(page, 'client', list);
  await bell(page).click();
  await expect(row(page, welcome)).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await bell(page).click();
  await expect(row(page, welcome)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect.poll(async () => (await panel(page).boundingBox())?.width).toBe(390);
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
});
