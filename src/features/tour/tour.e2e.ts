// The tour for newcomers.
import { expectNoBarriersInBothSkins } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('shows the frame step by step by keyboard, and ends with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'client', '/apps/todo');
  await page.getByRole('button', { name: /^Buscar em tudo/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('passeio');
  await page.getByRole('option', { name: 'Conhecer o Certame' }).click();
  const step = (title: string) => page.getByRole('dialog', { name: title });
  await expect(step('As telas')).toContainText('1 de 6');
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(step('As suas telas')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(step('As telas')).toBeVisible();
  for (const title of ['As suas telas', 'Buscar em tudo', 'O que é novo', 'A sua conta', 'Tudo também pelo teclado']) {
    await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(step(title)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('leaves out what a phone does not show', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'client', '/apps/todo');
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'Conhecer o Certame' }).click();
  await expect(page.getByRole('dialog', { name: 'As telas' })).toContainText('1 de 5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
