// The files that scripts/firstScreens.mjs lists for a first screen are those that a browser fetches. Otherwise `npm run check`
// would measure other files, and the page's preload hints would miss some.
import { readFileSync } from 'node:fs';
import { filesOf, firstScreens } from '../scripts/firstScreens.mjs';
import { expect, type Page, test } from './fixtures.ts';
import { list } from './noticesList.ts';
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

test('the overview fetches the files that its size is measured from, and charts afterwards', async ({ page }) => {
  await openAs(page, 'admin', '/');
  await expect(page.getByRole('main').locator('.recharts-surface').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.overview);
});

test('the list fetches the files that its size is measured from', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.list);
});
