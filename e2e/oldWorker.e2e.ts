// Browsers that have the service worker of an earlier version. `oldWorker/` has it, and what a page of that version did with it.
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from './fixtures.ts';
import { list, rows } from './noticesList.ts';
import { openAs } from './signedIn.ts';

test.use({ fresh: true });

const oldFile = (name: string) => fileURLToPath(new URL(`oldWorker/${name}`, import.meta.url));
const oldPage = '<!doctype html><script type="module" src="/assets/old.js"></script><input aria-label="Earlier version">';

/** What is left in the browser. */
function left(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    owner: localStorage.getItem('keptResultsOf'),
  }));
}

const nothing = { workers: 0, caches: [], databases: [], owner: null };

/** Registers the old worker, and keeps what it and its pages kept. */
async function visitEarlierVersion(page: Page): Promise<void> {
  await openAs(page, 'client', '/healthz');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const { id } = JSON.parse(localStorage.getItem('userData') ?? '');
    const account = await caches.open('certame-account');
    await account.put('/account', new Response(JSON.stringify({ id, language: 'pt' })));
    localStorage.setItem('keptResultsOf', String(id));
    await new Promise((resolve) => {
      indexedDB.open('certame', 1).onsuccess = resolve;
    });
  });
  expect(await left(page)).toMatchObject({ workers: 1, caches: ['certame-build-old', 'certame-account'], databases: ['certame'] });
  const answer = await page.goto(list);
  expect(answer?.fromServiceWorker()).toBe(true);
}

test('go to the new version by themselves, unless something was typed, and lose the worker and all that it kept', async ({
  page,
  context,
}) => {
  await context.route('/assets/old.js', (route) => route.fulfill({ path: oldFile('page.js') }));
  await context.route('/sw.js', (route) => route.fulfill({ path: oldFile('sw.js') }));
  await context.route('/index.html', (route) => route.fulfill({ body: oldPage, contentType: 'text/html' }));
  await visitEarlierVersion(page);
  const draft = page.getByLabel('Earlier version');
  await draft.fill('typed');
  await context.unroute('/sw.js');
  await context.unroute('/index.html');

  const other = await context.newPage();
  const answer = await other.goto(list);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(rows(other)).toHaveCount(10, { timeout: 40_000 });
  await expect.poll(() => left(other)).toEqual(nothing);
  await expect(draft).toHaveValue('typed');
  // Also a worker of another program.
  await context.route('/other.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.evaluate(() => navigator.serviceWorker.register('/other.js', { scope: '/other/' }).then(() => {}));
  await page.goto(list);
  await expect(rows(page)).toHaveCount(10);
  await expect.poll(() => left(page)).toEqual(nothing);
});
