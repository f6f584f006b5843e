import { expectNoBarriersInAnyLook, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { chooseElsewhere, expect, test, wear } from '../../../e2e/fixtures.ts';
import { heading, links, list, rows } from '../../../e2e/noticesList.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('prints in the light skin, without menu, bar and buttons, and nothing clipped', async ({ page }) => {
  await wear(page, 'dark');
  await openAs(page, 'admin', `${list}?perPage=50`);
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(rows(page)).toHaveCount(50);
  expect(
    await page.getByRole('table').evaluate(({ parentElement }) => (parentElement?.scrollHeight ?? 0) - (parentElement?.clientHeight ?? 0)),
  ).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const [facts, dates] = [page.getByRole('region', { name: 'Dados da licitação' }), page.getByRole('region', { name: 'Datas' })];
  const [factsBox, datesBox] = [await facts.boundingBox(), await dates.boundingBox()];
  expect([factsBox?.x, factsBox?.width]).toEqual([datesBox?.x, datesBox?.width]);
  // Deadlines come before details, and a total is not repeated on each page.
  expect(datesBox?.y ?? 0).toBeLessThan(factsBox?.y ?? 0);
  await expect(page.locator('tfoot')).toHaveCSS('display', 'block');
});

test('a notice is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', `${list}?status=aberta`);
  await page.locator('[data-index="0"]').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
});

test('is translated into each language, and fits a phone in it', async ({ page }) => {
  const words = [
    ['en', 'Notices', 'Documents'],
    ['fr', 'Appels d’offres', 'Documents'],
    ['de', 'Ausschreibungen', 'Dokumente'],
  ] as const;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'client', list);
  for (const [language, title] of words) {
    await chooseElsewhere(page, { language });
    await expect(heading(page)).toHaveText(title);
    await expectNoSidewaysScroll(page);
  }
  await page.locator('[data-index="0"]').getByRole('link').first().click();
  for (const [language, , document] of words) {
    await chooseElsewhere(page, { language });
    await expect(page.getByRole('region', { name: document })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});
