import { expect, expectNoBarriers, expectNoSidewaysScroll, looks, openAs, test, wear } from '../../../e2e/fixtures.ts';
import { heading, links, list, rows } from '../../../e2e/noticesList.ts';

test('prints light, without menu, bar and buttons, nothing cut', async ({ page }) => {
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
  // What presses stands before what fills, and a sum that runs over pages is not told on each of them.
  expect(datesBox?.y ?? 0).toBeLessThan(factsBox?.y ?? 0);
  await expect(page.locator('tfoot')).toHaveCSS('display', 'block');
});

for (const [skin, width] of looks) {
  test(`list, filters and notice have no barriers in the ${skin} skin at ${width} px`, async ({ page }) => {
    await wear(page, skin);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'admin', `${list}?status=aberta`);
    const first = page.locator('[data-index="0"]').getByRole('link');
    await expect(first).toBeVisible();
    await expectNoBarriers(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(page.getByRole('button', { name: 'Aplicar' })).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await first.click();
    await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
    await expectNoBarriers(page);
    await expectNoSidewaysScroll(page);
  });
}

for (const [language, title, document] of [
  ['en', 'Notices', 'Documents'],
  ['fr', 'Appels d’offres', 'Documents'],
  ['de', 'Ausschreibungen', 'Dokumente'],
] as const) {
  test(`speaks ${language}, and fits a phone in it`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'client', list);
    await expect(heading(page)).toHaveText(title);
    await expectNoSidewaysScroll(page);
    await page.locator('[data-index="0"]').getByRole('link').click();
    await expect(page.getByRole('region', { name: document })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
