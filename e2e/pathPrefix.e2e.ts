// The same build below a path of a host name, which it shares with other programs: no address may leave that path.
import { addresses } from '../src/app/web/routes/addresses.ts';
import { expect, type Page, test } from './fixtures.ts';
import { heading, links, list, rows } from './noticesList.ts';
import { type OwnServer, ownServer } from './ownServer.ts';
import { accounts } from './signedIn.ts';

const prefix = '/certame';
let server: OwnServer;
/** The address of a screen or call on the server. */
const at = (path: string) => `${server.url}${prefix}${path}`;

test.use({ fresh: true });
test.beforeAll(async () => {
  test.slow();
  server = await ownServer(undefined, { PUBLIC_URL: `http://localhost${prefix}` });
  await server.start();
});
test.afterAll(() => server.stop());

/** What the page asks the server for outside of the prefix, from now on. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.context().on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === server.url && !pathname.startsWith(`${prefix}/`)) outside.push(pathname);
  });
  return outside;
}

async function signIn(page: Page, { email, password }: { email: string; password: string } = accounts.client): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function tokenOf(page: Page, data: { email: string; password: string }): Promise<{ authorization: string }> {
  const { accessToken } = await (await page.request.post(at('/jwt/login'), { data })).json();
  return { authorization: `Bearer ${accessToken}` };
}

test('leads from a notice to the login and back, filters by address, survives a reload, and signs out', async ({ page }) => {
  const outside = watchOutside(page);
  await page.goto(at('/apps/invoice/list?status=aberta'));
  await expect(page).toHaveURL(at('/login?redirect=/apps/invoice/list%3Fstatus%3Daberta'));
  await signIn(page);
  await expect(page).toHaveURL(at('/apps/invoice/list?status=aberta'));
  await expect(rows(page)).toHaveCount(10);
  const name = (await links(page).first().textContent()) ?? '';
  await links(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/apps/invoice/preview/\\d+`));
  await expect(page.getByRole('main')).toContainText(name);
  const notice = page.url();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(name);
  expect(page.url()).toBe(notice);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('/certame ')))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(at('/apps/invoice/list?status=aberta'));
  await page.getByRole('button', { name: /^Conta:/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/login`));
  expect(outside).toEqual([]);
});

test('remembers the user by a cookie of its path', async ({ page, context }) => {
  await page.goto(at('/login'));
  await page.getByLabel('Manter-me conectado').check();
  await signIn(page);
  await expect(heading(page)).toHaveText('Visão geral');
  const cookies = await context.cookies();
  expect(cookies.map(({ name, path }) => [name, path]).sort()).toEqual([
    ['device', `${prefix}/`],
    ['remember', `${prefix}/`],
  ]);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/Token$/.test(key)) localStorage.removeItem(key);
  });
  await page.goto(at('/apps/todo'));
  await expect(heading(page)).toHaveText('Tarefas');
});

test('shows what changes elsewhere, a mail with its files, and saves what is downloaded', async ({ page }) => {
  const outside = watchOutside(page);
  await page.goto(at('/login?redirect=/apps/todo'));
  await signIn(page);
  await expect(heading(page)).toHaveText('Tarefas');
  const streams = page.waitForResponse((response) => response.url() === at('/api/events'));
  await page.reload();
  await streams;
  const task = { title: 'Conferir o endereço novo' };
  expect(
    (await page.request.post(at('/apps/todo/add-tasks'), { headers: await tokenOf(page, accounts.client), data: { task } })).ok(),
  ).toBe(true);
  await expect(page.getByText(task.title)).toBeVisible();

  await page.goto(at('/apps/email'));
  await page.locator('[data-mail]').first().click();
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText(/\p{L}/u);
  await page.goto(at(list));
  await expect(rows(page)).toHaveCount(10);
  await rows(page).first().getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar seleção' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  expect(outside).toEqual([]);
});

test('has no address outside its path on any screen', async ({ page }) => {
  test.setTimeout(300_000);
  const outside = watchOutside(page);
  await page.goto(at('/login'));
  await signIn(page, accounts.admin);
  await expect(heading(page)).toHaveText('Visão geral');
  const filled: Record<string, string> = { $id: '1', $category: 'primeiros-passos', $ibge: '3509502' };
  const screens = Object.values(addresses).map(
    ({ path }) => path.replace(/\/?\{-\$\w+\}/g, '').replace(/\$\w+/g, (name) => filled[name] ?? '1') || '/',
  );
  const wrong: string[] = [];
  const collect = async (screen: string) => {
    await expect(page.getByRole('main').locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    const found = await page.evaluate(
      (below) =>
        [...document.querySelectorAll('[href], [src], [poster]')]
          .flatMap((element) => ['href', 'src', 'poster'].map((name) => element.getAttribute(name) ?? ''))
          .filter((address) => address.startsWith('/') && !address.startsWith(below)),
      `${prefix}/`,
    );
    wrong.push(...new Set(found.map((address) => `${screen}: ${address}`)));
  };
  const unchanged: string[] = [];
  for (const screen of new Set([...screens, '/gallery/cards/media', '/gallery/extensions/player', '/gallery/extensions/swiper'])) {
    const title = await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
      history.pushState(null, '', to);
      return document.title;
    }, `${prefix}${screen}`);
    // Some neighbours share their heading, others their title.
    await page
      .waitForFunction((before) => document.title !== before || document.querySelector('h1:not([data-before])') !== null, title, {
        timeout: 5000,
      })
      .catch(() => unchanged.push(screen));
    await collect(screen);
  }
  // On a phone the calendar makes its links itself.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/apps/calendar'));
  await expect(page.getByRole('button', { name: /, \d+ ite(m|ns)$/ }).first()).toBeVisible();
  await collect('/apps/calendar on a phone');
  // The pages of the gallery share both.
  expect(unchanged.filter((screen) => !screen.startsWith('/gallery/'))).toEqual([]);
  expect(wrong).toEqual([]);
  expect(outside).toEqual([]);
});

test('serves the manifest, its pictures and the documentation', async ({ page }) => {
  const outside = watchOutside(page);
  await page.goto(at('/login'));
  const found = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  expect(found).toBe(`${prefix}/manifest.webmanifest`);
  const manifest = await (await page.request.get(`${server.url}${found}`)).json();
  const resolved = (address: string) => new URL(address, `${server.url}${found}`).href;
  expect([manifest.start_url, manifest.scope].map(resolved)).toEqual([at('/'), at('/')]);
  for (const { src } of manifest.icons) expect((await page.request.get(resolved(src))).status()).toBe(200);
  // It removes the service worker of earlier versions.
  expect((await page.request.get(at('/sw.js'))).headers()['cache-control']).toBe('no-cache');
  await page.goto(at('/api/docs'));
  // The page is large.
  await expect(page.getByRole('option', { name: prefix, exact: true })).toBeAttached({ timeout: 40_000 });
  expect(outside).toEqual([]);
});
