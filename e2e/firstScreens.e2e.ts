// What scripts/firstScreens.mjs takes a first screen to be made of is what a browser fetches for it. Else `npm run check`
// would weigh something that nobody waits for, and the page's hints would lack what everybody does.
import { readFileSync } from 'node:fs';
import { filesOf, firstScreens } from '../scripts/firstScreens.mjs';
import { expect, openAs, type Page, test } from './fixtures.ts';
import { list } from './noticesList.ts';

// What is fetched is counted.
test.use({ fresh: true });

async function expectOnly(page: Page, { modules, texts, soon }: { modules: string[]; texts: string[]; soon: string[] }): Promise<void> {
  const parts = JSON.parse(readFileSync(new URL('../dist/web.parts.json', import.meta.url), 'utf8'));
  const needed = filesOf(parts, { modules, texts }, ['pt']);
  const later = filesOf(parts, { modules: soon, texts: [] }, []).filter((file) => !needed.includes(file));
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));
  const fetched = new Set(asked.filter((file) => /^assets\/.+\.(js|css)$/.test(file) && !later.includes(file)));
  expect([...fetched].sort()).toEqual(needed.sort());
}

test('the login page fetches what its weight is reckoned from', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible();
  await expectOnly(page, firstScreens.login);
});

test('the overview fetches what its weight is reckoned from, and charts afterwards', async ({ page }) => {
  await openAs(page, 'admin', '/');
  await expect(page.getByRole('main').locator('.recharts-surface').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.overview);
});

test('the list fetches what its weight is reckoned from', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Páginas favoritas' }).getByRole('link').first()).toBeVisible();
  await expectOnly(page, firstScreens.list);
});
