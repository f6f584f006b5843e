import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

test('shows yearly prices and their saving if the address asks for them', async ({ page }) => {
  await openAs(page, 'client', '/pages/pricing');
  const standard = page.getByRole('region', { name: 'Padrão' });
  await expect(standard).toContainText('R$ 49,00');
  await expect(standard).toContainText('Mais escolhido');
  await page.getByText('Anual', { exact: true }).click();
  await expect(page).toHaveURL(/period=yearly/);
  await expect(standard).toContainText('R$ 40,00');
  await expect(standard).toContainText('R$ 480,00 por ano; você economiza R$ 108,00');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Corporativo' })).toContainText('R$ 80,00');
});

test('chooses a plan and undoes it', async ({ page }) => {
  await openAs(page, await newAccount(page), '/pages/pricing');
  await page.getByRole('button', { name: 'Escolher Corporativo' }).click();
  await expect(page.getByRole('region', { name: 'Corporativo' })).toContainText('Seu plano');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Escolher Corporativo' })).toBeVisible();
});

test('shows the server’s error about one benefit at their common field', async ({ page }) => {
  await openAs(page, 'admin', '/pages/pricing');
  await page.getByRole('button', { name: 'Editar o plano Corporativo' }).click();
  const benefits = page.getByRole('textbox', { name: 'O que inclui' });
  await benefits.fill('Suporte\u202E');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(benefits).toHaveAccessibleDescription(/uma só linha/);
  await expect(benefits).toBeFocused();
});

test('is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/pages/pricing?period=yearly');
  await expect(page.getByRole('heading', { name: 'Corporativo' })).toBeVisible();
  await page.getByText('Posso mudar de plano depois?').click();
  await expectNoBarriersInAnyLook(page);
});
