import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('a notice is entered by hand, changed, joined to the published one, and its address leads there', { tag: '@alone' }, async ({
  page,
}) => {
  const objeto = `Aquisição de rádios ${Date.now().toString(36)}`;
  await openAs(page, 'client', '/apps/invoice/list');
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  // Its key comes with it, after the rows.
  await page.getByRole('link', { name: 'Nova licitação' }).waitFor();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Nova licitação' })).toBeVisible();
  await page.getByLabel('Objeto').fill(objeto);
  await page.getByLabel('Órgão').fill('Município de Vila Alegre');
  await page.getByLabel('CNPJ').fill('99.123.456/0001-07');
  await page.getByLabel('Número', { exact: true }).fill(`${Date.now() % 100000}/2026`);
  await page.getByRole('button', { name: 'Adicionar item' }).click();
  await page.getByLabel('Descrição').fill('Rádio portátil');
  await page.getByLabel('Quantidade').fill('3');
  await page.getByLabel('Valor unitário estimado').fill('250');
  await expectNoBarriersInAnyLook(page, 'main');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('não é um CNPJ', { exact: false })).toBeVisible();
  await page.getByLabel('CNPJ').fill('99.123.456/0001-06');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/preview\/\d+$/);
  const address = new URL(page.url()).pathname;
  await expect(page.getByText('Cadastrada à mão por', { exact: false })).toBeVisible();
  await expect(page.getByText('Rádio portátil', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Observação').fill('Ligar antes de visitar');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Ligar antes de visitar').first()).toBeVisible();

  await page.getByRole('button', { name: 'Unir à publicada' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unir à licitação publicada' });
  await dialog.getByLabel('Buscar a licitação publicada').fill('merenda');
  await dialog
    .getByRole('button', { name: /^Unir a / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Unir a / })
    .getByRole('button', { name: 'Unir', exact: true })
    .click();
  await expect(page.getByText('Reúne o cadastro manual', { exact: false })).toBeVisible();
  const published = new URL(page.url()).pathname;
  expect(published).not.toBe(address);
  await page.goto(address);
  await expect(page).toHaveURL(published);
});
