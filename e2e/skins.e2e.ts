// The rarer skins, and the page mirrored: six typical screens without barriers. Light and dark are tried with each route.
import { expect, expectNoBarriers, expectNoSidewaysScroll, openAs, type Page, test } from './fixtures.ts';

const screens: { path: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/apps/invoice/list' },
  { path: '/apps/invoice/preview/1' },
  { path: '/importar' },
  { path: '/access-control' },
  { path: '/apps/calendar' },
  {
    path: '/no/such/page',
    open: (page) => page.getByRole('button', { name: 'Personalizar a aparência' }).click(),
  },
];

const dresses = [
  { name: 'bordered', kept: { skin: 'bordered' } },
  { name: 'with a dark menu and a coloured bar', kept: { skin: 'semi-dark', navbarColor: 'primary' } },
  { name: 'mirrored', kept: { direction: 'rtl' } },
  { name: 'mirrored, dark, the menu above', kept: { direction: 'rtl', skin: 'dark', menuLayout: 'horizontal' } },
] as const;

for (const { name, kept } of dresses) {
  test(`has no barriers ${name}`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.addInitScript((choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    await openAs(page, 'admin', '/');
    for (const { path, open } of screens) {
      await test.step(path, async () => {
        const heading = page.getByRole('heading', { level: 1 });
        const before = (await heading.textContent()) ?? '';
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await expect(heading).not.toHaveText(before);
        await open?.(page);
        await expectNoBarriers(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}

test('is colour that can be read on every bar', async ({ page }) => {
  await openAs(page, 'admin', '/access-control');
  for (const color of ['primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark']) {
    await test.step(color, async () => {
      await page.evaluate((chosen) => localStorage.setItem('navbarColor', JSON.stringify(chosen)), color);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarriers(page, 'header');
    });
  }
});
