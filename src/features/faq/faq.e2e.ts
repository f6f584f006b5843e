import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('finds questions while typing, opens their group, and links to one', async ({ page }) => {
  await openAs(page, 'client', '/pages/faq');
  const groups = page.getByRole('navigation', { name: 'Assuntos' });
  await expect(groups.getByRole('link')).toHaveCount(5);
  await page.getByRole('textbox', { name: 'Buscar nas perguntas' }).fill('EXPRESSAO');
  await expect(page).toHaveURL(/q=EXPRESSAO/);
  await expect(groups).toHaveCount(0);
  await expect(page.locator('mark')).toHaveText('expressão');
  await page.getByRole('button', { name: /expressão exata/ }).click();
  await expect(page.getByRole('region', { name: /expressão exata/ })).toContainText('Use aspas');
  await expect(page).toHaveURL(/pergunta=\d+/);
  await page.reload();
  await expect(page.getByRole('button', { name: /expressão exata/ })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('textbox', { name: 'Buscar nas perguntas' }).fill('xyzzy');
  await page.getByRole('button', { name: 'Ver todas as perguntas' }).click();
  await expect(groups.getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
});

test('an admin adds a question, moves it by keyboard, removes it and undoes that @alone', async ({ page }) => {
  await openAs(page, 'admin', '/pages/faq?grupo=delivery');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nova pergunta' });
  await drawer.getByRole('textbox', { name: 'Pergunta' }).fill('Recebem aos sábados?');
  await drawer.getByRole('textbox', { name: 'Resposta' }).fill('Só com aviso.');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toHaveCount(0);
  const rows = page.getByRole('list', { name: 'Entrega' }).getByRole('listitem');
  await expect(rows.last()).toContainText('Recebem aos sábados?');
  const handle = page.getByRole('button', { name: /^Mover Recebem/ });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(-2)).toContainText('Recebem aos sábados?');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Excluir Recebem aos sábados?' }).click();
  await expect(handle).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(handle).toHaveCount(1);
  await page.getByRole('button', { name: 'Excluir Recebem aos sábados?' }).click();
  await expect(handle).toHaveCount(0);
});

test('is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/pages/faq?q=pedido');
  await page.getByRole('button', { name: /nota de empenho/ }).click();
  await expectNoBarriersInAnyLook(page);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: 'Nova pergunta' }).click();
  await expect(page.getByRole('textbox', { name: 'Resposta' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
});
