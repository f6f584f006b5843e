// Skins and RTL, as settings of the application: six typical screens are accessible. `routes.e2e.ts` tests each screen in light, and with
// dark style sheets.
import { expectNoSidewaysScroll, expectReadable } from './barriers.ts';
import { chooseElsewhere, expect, type Page, test } from './fixtures.ts';
import { followToAnother } from './navigation.ts';
import { openAs } from './signedIn.ts';

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

const looks = [
  { name: 'dark', settings: { skin: 'dark' } },
  { name: 'bordered', settings: { skin: 'bordered' } },
  { name: 'with a dark menu and a coloured bar', settings: { skin: 'semi-dark', navbarColor: 'primary' } },
  { name: 'mirrored', settings: { direction: 'rtl' } },
  { name: 'mirrored, dark, the menu above', settings: { direction: 'rtl', skin: 'dark', menuLayout: 'horizontal' } },
] as const;

const usual = { skin: 'light', navbarColor: 'white', direction: 'ltr', menuLayout: 'vertical' };

test('are accessible', async ({ page }) => {
  await openAs(page, 'admin', '/');
  for (const { path, open } of screens) {
    await followToAnother(page, path);
    await open?.(page);
    for (const { name, settings } of looks) {
      await test.step(`${path}, ${name}`, async () => {
        await chooseElsewhere(page, { ...usual, ...settings });
        await expect(page.locator('html')).toHaveAttribute('dir', 'direction' in settings ? settings.direction : 'ltr');
        const scheme = 'skin' in settings && settings.skin === 'dark' ? 'dark' : 'light';
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
        await expectReadable(page);
        await expectNoSidewaysScroll(page);
      });
    }
    await chooseElsewhere(page, usual);
  }
});

test('text is readable on every colour of the bar', async ({ page }) => {
  await openAs(page, 'admin', '/access-control');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const navbarColor of ['primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark']) {
    await test.step(navbarColor, async () => {
      const bar = () => page.locator('header:has(+ main) > div').evaluate((header) => getComputedStyle(header).backgroundColor);
      const before = await bar();
      await chooseElsewhere(page, { navbarColor });
      await expect.poll(bar).not.toBe(before);
      await expectReadable(page, 'header');
    });
  }
});
