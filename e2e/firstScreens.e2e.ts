// The files that scripts/firstScreens.mjs lists for a first screen are those that a browser fetches. Otherwise `npm run check`
// would measure other files, and the page's preload hints would miss some.
import { readFileSync } from 'node:fs';
import { devices } from '@playwright/test';
import { filesOf, firstScreens } from '../scripts/firstScreens.mjs';
import { expect, type Page, test } from './fixtures.ts';
import { layoutShift } from './layoutShift.ts';
import { links, list } from './noticesList.ts';
import { openAs } from './signedIn.ts';

// Fetched files are counted.
test.use({ fresh: true });

async function expectOnly(page: Page, { modules, texts, later }: { modules: string[]; texts: string[]; later: string[] }): Promise<void> {
  const parts = JSON.parse(readFileSync(new URL('../dist/web.parts.json', import.meta.url), 'utf8'));
  const needed = filesOf(parts, { modules, texts }, ['pt']);
  const laterFiles = filesOf(parts, { modules: later, texts: [] }, []).filter((file) => !needed.includes(file));
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  const fetched = new Set(asked.filter((file) => /^assets\/.+\.(js|css)$/.test(file) && !laterFiles.includes(file)));
  expect([...fetched].sort()).toEqual(needed.sort());
}

test('the login page fetches the files that its size is measured from', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await expectOnly(page, firstScreens.login);
});

test('the overview fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', '/');
  await expect(page.getByRole('region', { name: 'Licitações por mês' }).locator('a[data-hint]').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.overview);
});

test('the list fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.list);
});

test('a notice fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', list);
  const link = await links(page).first().getAttribute('href');
  const other = await page.context().newPage();
  await openAs(other, 'admin', String(link));
  await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(other.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(other, firstScreens.detail);
});

test('the mail fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', '/apps/email');
  await expect(page.getByRole('list', { name: 'Mensagens' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.mail);
});

test('the calendar fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', '/apps/calendar');
  await expect(page.getByRole('button', { name: 'Próximo mês' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.calendar);
});

/** Keeps the code of the application from the page until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const { name, path, calls } of [
  { name: 'the overview', path: '/', calls: /^\/api\/dashboards\/(week|notices|mine|summary)/ },
  { name: 'the list', path: list, calls: /^\/api\/licitacoes\?/ },
  { name: 'a filtered list', path: `${list}?status=aberta&page=2`, calls: /^\/api\/licitacoes\?/ },
  { name: 'the calendar', path: '/apps/calendar', calls: /^\/(apps\/calendar\/events|api\/calendar\/dates)\?/ },
  { name: 'the mail', path: '/apps/email', calls: /^\/api\/email\?/ },
])
  test(`${name} takes the answers of the calls that the page starts early`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (calls.test(pathname + search)) sent.push(pathname + search);
    });
    const release = await holdCode(page);
    const opened = openAs(page, 'admin', path);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const early = [...sent];
    release();
    await opened;
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => globalThis.earlyCalls?.size)).toBe(0);
    // Only others may follow: those of the months before and after.
    expect(sent.slice(0, early.length)).toEqual(early);
    expect(new Set(sent).size).toBe(sent.length);
  });

test('keys pressed before the code of the application is there act when it is', async ({ page }) => {
  const release = await holdCode(page);
  const opened = openAs(page, 'admin', list);
  await expect(page.locator('[data-skeleton]')).toBeAttached();
  // At once: on a busy machine the second key could come too late.
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('f')]);
  await page.keyboard.press('?');
  release();
  await opened;
  await expect(page).toHaveURL(`${list}?status=fechada`);
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
});

test('the palette is opened before the code of the application is there, and typed into', async ({ page }) => {
  const release = await holdCode(page);
  const opened = openAs(page, 'admin', list);
  await expect(page.locator('[data-skeleton]')).toBeAttached();
  // A key that nothing handles must not delay the palette.
  await page.keyboard.press('q');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('galeria');
  release();
  await opened;
  await expect(page.getByRole('combobox', { name: 'Buscar em tudo' })).toHaveValue('galeria');
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
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const release = await holdCode(page);
  await page.keyboard.press('Control+k');
  const words = page.getByPlaceholder('Buscar por objeto');
  await words.click();
  await page.keyboard.type('merenda');
  await expect(words).toHaveValue('merenda');
  release();
});

test('a link of the login page leads on to the address that was asked for before its code is there', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/login?redirect=/access-control', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/register?redirect=/access-control');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  test.use(phone);

  for (const { name, path, words } of [
    { name: 'the overview', path: '/', words: (page: Page) => page.getByText('Licitações abertas que encerram') },
    { name: 'the list', path: list, words: (page: Page) => page.locator('[data-first-words$=".0.objeto"]') },
    { name: 'the mail', path: '/apps/email', words: (page: Page) => page.locator('[data-first-words$=".0.subject"]') },
    { name: 'the calendar', path: '/apps/calendar', words: (page: Page) => page.locator('[data-first-entries] bdi') },
  ])
    test(`${name} can be read before the code of the application is there, and does not move`, async ({ page }) => {
      const release = await holdCode(page);
      const opened = openAs(page, 'admin', path);
      const first = words(page).first();
      await expect(first).toBeVisible();
      await expect(first).not.toBeEmpty();
      const read = String(await first.textContent());
      const place = await first.boundingBox();
      // Nothing in it answers yet.
      await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
      release();
      await opened;
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const drawn = page.getByRole('main').getByText(read).first();
      // A row of mails is drawn again with its controls.
      await expect(async () => expect(Math.abs(Number((await drawn.boundingBox())?.y) - Number(place?.y))).toBeLessThan(4)).toPass();
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });

  test('the calendar shows the days of this month before its code is there', async ({ page }) => {
    const release = await holdCode(page);
    const opened = openAs(page, 'admin', '/apps/calendar');
    const read = () =>
      page
        .getByRole('main', { includeHidden: true })
        .evaluate((main) =>
          ['h2', 'h3', 'thead abbr', 'tbody button', '[aria-pressed=true]'].map((part) =>
            [...main.querySelectorAll(part)].map(({ textContent }) => textContent),
          ),
        );
    await expect(page.locator('[data-first-entries] bdi').first()).not.toBeEmpty();
    const early = await read();
    release();
    await opened;
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    expect(early).toEqual(await read());
    expect(early[3]?.length).toBeGreaterThan(27);
  });

  test('what was scrolled before the code of the application is there stays there', async ({ page }) => {
    const release = await holdCode(page);
    const opened = openAs(page, 'admin', list);
    await expect(page.locator('[data-first-words$=".0.objeto"]')).not.toBeEmpty();
    await page.evaluate(() => scrollTo(0, 300));
    release();
    await opened;
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.locator('a[data-cut]').nth(5)).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('a notice can be read before the code of the application is there', async ({ page }) => {
    await openAs(page, 'admin', list);
    const link = await page.getByRole('main').locator('a[data-cut]').first().getAttribute('href');
    const other = await page.context().newPage();
    const release = await holdCode(other);
    const opened = openAs(other, 'admin', String(link));
    const objeto = other.locator('[data-first-words=objeto]');
    await expect(objeto).not.toBeEmpty();
    const read = String(await objeto.textContent());
    release();
    await opened;
    await expect(other.locator('[data-skeleton]')).toHaveCount(0);
    await expect(other.getByText(read).first()).toBeVisible();
    expect(await layoutShift(other)).toBeLessThan(0.02);
  });

  test('a language that the server does not know of is not shown in another one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    const release = await holdCode(page);
    await page.context().clearCookies({ name: 'language' });
    const opened = openAs(page, 'admin', list);
    await expect(page.locator('[data-skeleton=pt] main')).toBeEmpty();
    release();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ausschreibungen');
  });

  test('an address with filters does not show another list first', async ({ page }) => {
    const answer = await page.request.get(`${list}?status=aberta`, { headers: { accept: 'text/html', 'user-agent': phone.userAgent } });
    expect(await answer.text()).not.toContain('Buscar por objeto');
  });

  test('the page comes in the chosen language', async ({ page }) => {
    const { userAgent } = phone;
    const read = async (language: string) => {
      const headers = { accept: 'text/html', 'user-agent': userAgent, cookie: `language=${language}` };
      const answer = await page.request.get('/apps/invoice/list', { headers });
      return answer.text();
    };
    expect(await read('pt')).toContain('Buscar por objeto');
    expect(await read('de')).toContain('lang="de"');
    expect(await read('de')).not.toContain('Buscar por objeto');
    // No language of ours.
    expect(await read('xx')).toContain('Buscar por objeto');
  });
});
