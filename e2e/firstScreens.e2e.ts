// What `src/app/web/firstScreens.ts` declares for a first screen is what a browser fetches before its first rows. Otherwise `npm run check`
// would measure other files, and the page would preload too few or too many.
import { readFileSync } from 'node:fs';
import { contents, filesOf } from '../scripts/firstScreens.mjs';
import { expect, type Page, test } from './fixtures.ts';
import { layoutShift } from './layoutShift.ts';
import { links, list } from './noticesList.ts';
import { accounts, openAs } from './signedIn.ts';

// Fetched files are counted.
test.use({ fresh: true });

/** Code and styles that the page has asked for until it showed its first screen. */
async function filesBeforeFirstScreen(page: Page): Promise<string[]> {
  const asked = await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('first-screen');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => shown && startTime < shown.startTime)
      .map(({ name }) => new URL(name).pathname.slice(1));
  });
  return [...new Set(asked.filter((file) => /^assets\/.+\.(js|css)$/.test(file)))].sort();
}

function filesFor(screen: string): string[] {
  const parts = JSON.parse(readFileSync(new URL('../dist/web.parts.json', import.meta.url), 'utf8'));
  return filesOf(parts, contents[screen] ?? { modules: [], texts: [] }, ['pt']).sort();
}

for (const { name, path, isSignedIn = true } of [
  { name: 'login', path: '/login', isSignedIn: false },
  { name: 'overview', path: '/' },
  { name: 'list', path: list },
  { name: 'mail', path: '/apps/email' },
  { name: 'calendar', path: '/apps/calendar' },
])
  test(`${name} fetches before its first rows what is declared`, async ({ page }) => {
    if (isSignedIn) await openAs(page, 'admin', path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await filesBeforeFirstScreen(page)).toEqual(filesFor(name));
  });

test('a notice fetches before its first cards what is declared', async ({ page }) => {
  await openAs(page, 'admin', list);
  const link = await links(page).first().getAttribute('href');
  const other = await page.context().newPage();
  await openAs(other, 'admin', String(link));
  await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await filesBeforeFirstScreen(other)).toEqual(filesFor('detail'));
});

/** Keeps the code of the application, or these files of it, from the page until it is released. `except`: files that it gets. */
async function holdCode(page: Page, except: readonly string[] = [], files = '**/assets/*.js'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    if (!except.includes(new URL(route.request().url()).pathname.slice(1))) await held;
    await route.continue();
  });
  return release;
}

declare global {
  /** How many rows the first screen had when it was drawn. */
  var rowsAtFirst: number | undefined;
}

async function countRowsAtFirst(page: Page, rows: string): Promise<void> {
  await page.addInitScript((selector) => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'first-screen') globalThis.rowsAtFirst ??= document.querySelectorAll(selector).length;
      return mark(name, options);
    };
  }, rows);
}

for (const { name, path, rows, calls } of [
  { name: 'the overview', path: '/', rows: 'main section li a', calls: /^\/api\/dashboards\/(week|notices|mine|summary)/ },
  { name: 'the list', path: list, rows: 'main a[data-cut]', calls: /^\/api\/licitacoes\?/ },
  { name: 'a filtered list', path: `${list}?status=aberta&page=2`, rows: 'main a[data-cut]', calls: /^\/api\/licitacoes\?/ },
  { name: 'the calendar', path: '/apps/calendar', rows: 'main table a', calls: /^\/(apps\/calendar\/events|api\/calendar\/dates)\?/ },
  { name: 'the mail', path: '/apps/email', rows: 'main li[data-index] bdi', calls: /^\/api\/email\?/ },
])
  test(`${name} is drawn once, with the answers of the calls that the page starts early`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (calls.test(pathname + search)) sent.push(pathname + search);
    });
    await countRowsAtFirst(page, rows);
    const release = await holdCode(page);
    const opened = openAs(page, 'admin', path);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    release();
    await opened;
    await expect.poll(() => page.evaluate(() => globalThis.earlyCalls?.size)).toBe(0);
    expect(await page.evaluate(() => globalThis.rowsAtFirst)).toBeGreaterThan(0);
    // Only others may follow: those of the months before and after.
    expect(new Set(sent).size).toBe(sent.length);
  });

for (const { name, path, width, words, link, control } of [
  { name: 'mail', path: '/apps/email', width: 1366, words: '[data-index="2"] bdi', link: '[data-index="2"] a', control: 'Escrever' },
  { name: 'mail', path: '/apps/email', width: 390, words: '[data-index="2"] bdi', link: '[data-index="2"] a', control: 'Escrever' },
  { name: 'calendar', path: '/apps/calendar', width: 1366, words: 'text="15"', link: 'table a', control: 'Adicionar evento' },
])
  test(`${name} shows what is read where it stays, and keeps the focus, before its controls are there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    const release = await holdCode(page, filesFor(name));
    await openAs(page, 'admin', path);
    const main = page.getByRole('main');
    const place = () => main.locator(words).first().boundingBox();
    await expect(main.locator(words).first()).toBeVisible();
    await main.locator(link).first().focus();
    const href = await main.locator(link).first().getAttribute('href');
    const before = await place();
    expect(before).not.toBeNull();
    release();
    await expect(main.getByRole('button', { name: control })).toBeVisible();
    await expect(main.locator('[aria-busy=true], [data-settling]')).toHaveCount(0);
    const after = await place();
    for (const side of ['x', 'y'] as const) expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThanOrEqual(1);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await expect(main.locator(':focus')).toHaveAttribute('href', String(href));
  });

for (const { name, path, link, opened, file } of [
  { name: 'mail', path: '/apps/email', link: '[data-index="2"] a', opened: /[?&](mail|draft)=/, file: '/Mailbox-' },
  { name: 'calendar', path: '/apps/calendar', link: 'table a', opened: /[?&](event|date)=/, file: '/CalendarTick-' },
])
  test(`${name} is read and followed where the code of its controls does not come`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    const declared = filesFor(name);
    await page.route('**/assets/*.js', (route) =>
      declared.includes(new URL(route.request().url()).pathname.slice(1)) ? route.continue() : route.abort(),
    );
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes(file));
    await openAs(page, 'admin', path);
    await missed;
    await page.getByRole('main').locator(link).first().press('Enter');
    await expect(page).toHaveURL(opened);
  });

test('text typed while the palette loads is kept, however long that takes', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'admin', list);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const release = await holdCode(page);
  await page.keyboard.press('Control+k');
  await page.clock.fastForward(30_000);
  await page.keyboard.type('gal');
  // Neither may lose the text or follow a link of the list.
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Enter');
  await page.keyboard.type('eria');
  await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toHaveCount(0);
  release();
  await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toHaveValue('galeria');
});

test('a click closes a palette that is still loading, and typing works elsewhere', async ({ page }) => {
  await openAs(page, 'admin', list);
  const words = page.getByPlaceholder('Buscar por objeto');
  await expect(words).toBeVisible();
  const release = await holdCode(page);
  await page.keyboard.press('Control+k');
  await words.click();
  await page.keyboard.type('merenda');
  await expect(words).toHaveValue('merenda');
  release();
});

test('the menu and the bar have their places before the code of the application is there', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const release = await holdCode(page);
  const opened = openAs(page, 'admin', list);
  await expect(page.locator('.coming-menu')).toBeVisible();
  const places = await Promise.all(['.coming-menu', '.coming-bar'].map((each) => page.locator(each).boundingBox()));
  release();
  await opened;
  const menu = page.locator('[data-menu-panel]');
  await expect(menu).toBeVisible();
  const bar = page.getByRole('banner').locator('> div');
  expect([await menu.boundingBox(), await bar.boundingBox()]).toEqual(places);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

for (const width of [390, 1366])
  test(`the rows of a list are there before what acts on them, which then moves nothing (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdCode(page, [], '**/assets/controls-*.js');
    await openAs(page, 'admin', `${list}?uf=SP`);
    const first = page.locator('[data-index] a[href*="/preview/"]').first();
    await first.focus();
    const [search, tick] = [page.getByPlaceholder('Buscar por objeto'), page.getByRole('checkbox').first()];
    const star = page.getByRole('button', { name: /^Acompanhar / }).first();
    const next = page.getByRole('button', { name: 'Próxima página' });
    const controls = [search, tick, star, next, page.getByRole('button', { name: 'Remover o filtro SP' })];
    for (const control of controls) await expect(control).toHaveCount(0);
    const before = await first.boundingBox();
    release();
    for (const control of controls) await expect(control).toBeVisible();
    await expect(first).toBeFocused();
    expect(await first.boundingBox()).toEqual(before);
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
  });

test('the first rows of an account are gone once another one signs in elsewhere', async ({ page }) => {
  await openAs(page, 'admin', '/apps/email');
  const rows = page.getByRole('list', { name: 'Mensagens' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await page.route('**/api/email?*', () => new Promise(() => {}));
  const session = await (await page.request.post('/jwt/login', { data: accounts.client })).json();
  const other = await page.context().newPage();
  await other.goto('/misc/error');
  await other.evaluate(({ userData, accessToken, refreshToken }) => {
    localStorage.setItem('userData', JSON.stringify(userData));
    localStorage.setItem('refreshToken', refreshToken);
    // Last, since other tabs wait for it.
    localStorage.setItem('accessToken', accessToken);
  }, session);
  await expect(page.getByRole('button', { name: new RegExp(accounts.client.fullName) })).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a session that cannot be renewed while the server is away shows that it is, and no endless logo', async ({ page }) => {
  await openAs(page, 'admin', '/misc/error');
  await page.evaluate(() => localStorage.setItem('accessToken', `head.${btoa('{"iat":0,"exp":1}')}.sign`));
  await page.route('**/jwt/refresh-token', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(list);
  await expect(page.getByText('O servidor está indisponível no momento')).toBeVisible();
});

test('the page offers to load itself again where the application cannot be fetched', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/login');
  const again = page.getByRole('link', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/index-*.js');
  await again.click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('a page of an older build reloads itself once when a file of it is gone', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(links(page).first()).toBeVisible();
  await page.route('**/assets/FaqScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/index.html', (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: /Conta:/ }).click();
  await page.getByRole('menuitem', { name: 'Perguntas frequentes' }).click();
  await expect.poll(() => loads).toBe(1);
});
