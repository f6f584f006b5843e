// Second visits: the worker answers for the page and its files, results of the last visit are shown at once, and read without a server.
import { expect, type Page, test } from './fixtures.ts';
import { layoutShift } from './layoutShift.ts';
import { follow } from './navigation.ts';
import { heading, links, list, rows } from './noticesList.ts';
import { accounts, openAs } from './signedIn.ts';
import { startTwoBuilds } from './twoBuilds.ts';

test.use({ fresh: true });

const mark = (page: Page) => page.getByText(/^Situação de .+, atualizando…$/);
const calls = /\/(api|jwt)\//;

/** What is kept in the browser: snapshots, and results of calls. */
function kept(page: Page): Promise<{ snapshots: number; results: number; controls: boolean }> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.includes('certame-account') ? await (await caches.open('certame-account')).keys() : [];
    const databases = await indexedDB.databases();
    const results = await new Promise<number>((resolve) => {
      if (!databases.some(({ name }) => name === 'certame')) return resolve(0);
      const opening = indexedDB.open('certame');
      opening.onsuccess = () => {
        const counting = opening.result.transaction('results').objectStore('results').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
    const snapshots = keys.filter(({ url }) => url.includes('/snapshot?')).length;
    return { snapshots, results, controls: navigator.serviceWorker.controller !== null };
  });
}

/** A first visit of the list, until everything is kept. */
async function visitList(page: Page): Promise<string> {
  await openAs(page, 'client', list);
  await expect(page.locator('[data-index]')).toHaveCount(10);
  await expectKept(page);
  return (await page.locator('[data-index] a[href*="/preview/"]').first().textContent()) ?? '';
}

async function expectKept(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { snapshots, results, controls } = await kept(page);
      return controls && snapshots > 0 && results > 5;
    })
    .toBe(true);
}

/** Holds the server's answers back. @returns lets them through */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

test('shows the rows of the last visit before the server answers, says of when they are, and brings fresh ones', async ({ page }) => {
  const first = await visitList(page);
  const release = await hold(page);
  await page.goto(list);
  await expect(links(page).first()).toHaveText(first);
  await expect(mark(page)).toBeVisible();
  // The application has taken over from the snapshot: its buttons work.
  await page.getByRole('button', { name: /^Conta:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mark(page)).toBeVisible();
  release();
  await expect(mark(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(10);
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('draws the snapshot like the screen that takes its place', async ({ page }) => {
      await visitList(page);
      const answer = await page.goto(list);
      const kept = (await answer?.text()) ?? '';
      // A rule without a value is one that the browser could not write out.
      expect(kept.match(/<style data-snapshot.*?<\/style>/s)?.[0]).not.toMatch(/[{;]\s*[a-z][a-z-]*:\s*;/);
      // Of rows far below the window only the place is kept.
      const sent = new Set(kept.match(/href="\/apps\/invoice\/preview\/\d+/g));
      expect(sent.size).toBeGreaterThan(0);
      if (width < 800) expect(sent.size).toBeLessThan(10);
      else expect(sent.size).toBe(10);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(page.locator('[data-index]')).toHaveCount(10);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  });
}

test('sends the snapshot with the page, and does not show it in another window', async ({ page }) => {
  await visitList(page);
  const answer = await page.goto(list);
  expect(answer?.fromServiceWorker()).toBe(true);
  // Every answer has a nonce of its own, and no style attribute, which the policy forbids.
  const again = await page.goto(list);
  expect(again?.headers()['content-security-policy']).not.toBe(answer?.headers()['content-security-policy']);
  const html = (await again?.text()) ?? '';
  expect(html).toContain('data-index="9"');
  expect(html).not.toMatch(/<[^>]+ style="/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(list);
  await expect(page.locator('[data-index]')).toHaveCount(10);
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(0);
});

test('reads list and notice while the server is away, and says that nothing can be changed', async ({ page, context }) => {
  const first = await visitList(page);
  await links(page).first().click();
  await expect(page).toHaveURL(/\/preview\/\d+/);
  await expectNotice(page, first);
  await expectResult(page, 'show');
  const notice = new URL(page.url()).pathname;
  await context.setOffline(true);
  // An expired token cannot be renewed, and signs nobody out.
  await page.evaluate(() => {
    const parts = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', [parts[0], btoa('{"iat":1,"exp":2}'), parts[2]].join('.'));
  });
  await page.goto(list);
  await expect(links(page).first()).toHaveText(first);
  await expect(page.getByText(/^Sem conexão com o servidor: dados de .*\d\d:\d\d$/)).toBeVisible();
  await expect(mark(page)).toHaveCount(0);
  await follow(page, notice);
  await expectNotice(page, first);
  await expect(page.getByText(/^Sem conexão com o servidor: dados de .*\d\d:\d\d$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Acompanhar / })
    .first()
    .click();
  await expect(page.getByText('O servidor não responde')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Sem conexão com o servidor/)).toHaveCount(0);
  await expectNotice(page, first);
});

/** The page of the notice with this subject. */
async function expectNotice(page: Page, subject: string): Promise<void> {
  await expect(heading(page)).not.toHaveText('Licitações');
  await expect(page.getByRole('main').getByText(subject).first()).toBeVisible();
}

/** Waits until a result of this call is kept. */
async function expectResult(page: Page, call: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (name) =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('certame');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('results').objectStore('results').getAllKeys();
              reading.onsuccess = () => {
                opening.result.close();
                resolve(reading.result.some((key) => String(key).includes(`"${name}"`)));
              };
            };
          }),
        call,
      ),
    )
    .toBe(true);
}

test('keeps nothing after signing out', async ({ page }) => {
  const first = await visitList(page);
  await page.getByRole('button', { name: /^Conta:/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => kept(page)).toMatchObject({ snapshots: 0, results: 0 });
  const release = await hold(page);
  await page.goto(list);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await page.content()).not.toContain(first);
  release();
});

test('shows another account nothing of the first one', async ({ page, context }) => {
  const first = await visitList(page);
  const session = await (await page.request.post('/jwt/login', { data: accounts.admin })).json();
  await page.close();
  // As after a sign-in that this browser's application did not see.
  const other = await context.newPage();
  await other.goto('/healthz');
  await other.evaluate(({ userData, accessToken, refreshToken }) => {
    localStorage.setItem('userData', JSON.stringify(userData));
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('accessToken', accessToken);
  }, session);
  const release = await hold(other);
  await other.goto(list);
  await expect(other.getByRole('button', { name: `Conta: ${accounts.admin.fullName}` })).toBeVisible();
  await expect(other.getByText(first)).toHaveCount(0);
  await expect(mark(other)).toHaveCount(0);
  release();
  await expect(rows(other)).toHaveCount(10);
  // The results of the first account are gone, those of this one are kept.
  await expectKept(other);
  const owner = () => other.evaluate(() => localStorage.getItem('keptResultsOf'));
  await expect.poll(owner).toBe(String(session.userData.id));
});

test("removes another application's worker, and keeps its own", async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?other', { scope: '/other/' });
  });
  await page.goto('/login');
  const scripts = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistrations();
      return found.map(({ installing, waiting, active }) => (active ?? waiting ?? installing)?.scriptURL.replace(location.origin, ''));
    });
  await expect.poll(scripts).toEqual(['/sw.js']);
});

test('loads the new build by itself after an update, and removes the files of the old one', async ({ page, baseURL }) => {
  const builds = await startTwoBuilds(baseURL ?? '');
  const session = await (await page.request.post('/jwt/login', { data: accounts.client })).json();
  await page.goto(`${builds.url}/healthz`);
  await page.evaluate(({ userData, accessToken, refreshToken }) => {
    localStorage.setItem('userData', JSON.stringify(userData));
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('accessToken', accessToken);
  }, session);
  await page.goto(builds.url + list);
  await expectKept(page);
  const ofSecond = () => page.evaluate(() => [...document.scripts].some(({ src }) => src.includes('/assets/second/')));
  expect(await ofSecond()).toBe(false);
  builds.update();
  await page.goto(builds.url + list);
  // The worker of the second build fetches its files first.
  await expect.poll(() => ofSecond().catch(() => false), { timeout: 40_000 }).toBe(true);
  await expect(rows(page)).toHaveCount(10);
  const caches = () =>
    page.evaluate(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith('certame-build-')).length);
  await expect.poll(caches).toBe(1);
  builds.close();
});
