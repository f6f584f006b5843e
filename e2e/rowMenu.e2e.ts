// The context menu of a row, by mouse and by keyboard.
import { expectNoBarriersInBothSkins } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { newAccount, openAs } from './signedIn.ts';

test('a row offers by its menu what its controls do, and the focus returns to it', async ({ page }) => {
  await openAs(page, await newAccount(page), '/apps/invoice/list');
  const link = page.getByRole('table').getByRole('link').first();
  const menu = page.getByRole('menu', { name: 'Ações da linha' });
  // The rows are there before what opens their menu.
  await expect(async () => {
    await link.click({ button: 'right' });
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(menu.getByRole('menuitem', { name: 'Abrir em nova aba' })).toHaveAttribute('href', /\/apps\/invoice\/preview\/\d+/);
  await expectNoBarriersInBothSkins(page, '[role=menu]');
  await menu.getByRole('menuitem', { name: 'Selecionar' }).click();
  await expect(page.getByText('1 selecionada', { exact: true })).toBeVisible();
  await link.focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: 'Acompanhar' }).click();
  await expect(page.locator('[data-index="0"] [data-follow]')).toHaveAttribute('aria-pressed', 'true');
  await link.click({ button: 'right' });
  await menu.getByRole('menuitem', { name: 'Abrir', exact: true }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});
