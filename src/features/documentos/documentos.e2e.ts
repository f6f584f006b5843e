import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const alone = { tag: '@alone' };
const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('the company’s data and the texts of a proposal are edited, and tried in a preview', alone, async ({ page }) => {
  await openAs(page, 'admin', '/empresa');
  const cnpj = page.getByRole('textbox', { name: 'CNPJ' });
  const before = await cnpj.inputValue();
  await cnpj.fill('12.ABC.345/01DE-36');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('não é um CNPJ')).toBeVisible();
  await cnpj.fill('12abc34501de35');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'salv')).toBeVisible();
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');

  await follow(page, '/empresa/modelo-da-proposta');
  const text = page.getByRole('textbox', { name: 'Antes da tabela de itens' });
  await text.fill('Prezados, {{empresa.nome}}');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  await expect(page.getByText('Estes campos não existem ou não foram fechados: {{empresa.nome}}')).toBeVisible();
  await text.fill('Prezados, ');
  await page.getByRole('button', { name: 'Inserir o campo empresa.cnpj' }).click();
  await expect(text).toHaveValue('Prezados, {{empresa.cnpj}}');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Restaurar originais' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar originais' }).click();
  await expect(toast(page, 'Os textos originais estão de volta.')).toBeVisible();
  await expect(text).toHaveValue(/^À \{\{aviso\.orgao\}\}/);

  await page.goto('/empresa');
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35');
  await cnpj.fill(before);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(cnpj).toHaveValue(before);
});

test('clients see neither the company’s settings nor the texts', async ({ page }) => {
  await openAs(page, 'client', '/empresa');
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
  await follow(page, '/empresa/modelo-da-proposta');
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
});
