// What the tables of the gallery do: their state in the address, the server's filters, and cells edited by keyboard.

import { readFile } from 'node:fs/promises';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const sample = (page: Page, name: string) => page.locator(`#${name} [data-example]`);

test('keeps the state of the sortable table in the address', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/sortable-table');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL('/gallery/sortable-table?page=2');
  await page.reload();
  await expect(page.getByText('11–20 de 100')).toBeVisible();
  const table = sample(page, 'Browser');
  const second = table.getByRole('row').nth(2);
  // The first key may come before the table answers to keys.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(second.locator('input')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selecionada', { exact: true })).toBeVisible();
  await expect(table.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar seleção' }).click()]);
  expect(file.suggestedFilename()).toBe('funcionarios.csv');
  await table.getByRole('columnheader', { name: 'Salário' }).getByRole('button').click();
  await expect(page).toHaveURL('/gallery/sortable-table?sort=salary');
  await expect(table.getByRole('row').nth(1)).toContainText('R$ 3.200,00');
  await page.getByPlaceholder('Buscar por nome, cargo ou e-mail').fill('no such person');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nenhum resultado' })).toBeVisible();
  await follow(page, '/gallery/server-table');
  await expect(page).toHaveURL('/gallery/server-table');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
  await page.goBack();
  await expect(page.getByPlaceholder('Buscar por nome, cargo ou e-mail')).toHaveValue('no such person');
});

test('lets the server search, filter and sort its table, with the state in the address', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/server-table');
  const table = sample(page, 'Filtered');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
  await table.getByRole('button', { name: 'Filtros' }).click();
  const form = page.getByRole('dialog', { name: 'Filtrar a tabela' });
  await expect(form.getByLabel('Situação')).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await form.getByLabel('Situação').selectOption('Efetivo');
  await form.getByLabel('Salário de').fill('12000');
  await form.getByLabel('Salário até').fill('5000');
  await form.getByRole('button', { name: 'Aplicar' }).click();
  await expect(form.getByText('O maior salário é menor que o menor.')).toBeVisible();
  await form.getByLabel('Salário até').fill('15000');
  await form.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/gallery/server-table?status=2&salaryMin=12000&salaryMax=15000');
  await table.getByRole('columnheader', { name: 'Salário' }).getByRole('button').click();
  await expect(page).toHaveURL('/gallery/server-table?status=2&salaryMin=12000&salaryMax=15000&sort=salary');
  await expect(sample(page, 'Asked')).toContainText('GET /api/datatables/data?');
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Salário' })).toHaveAttribute('aria-sort', 'ascending');
  const salaries = table.getByRole('cell').filter({ hasText: /^R\$/ });
  await expect(salaries.nth(1)).toBeVisible();
  const shown = await salaries.allTextContents();
  const amounts = shown.map((text) => Number(text.replace(/\D/g, '')) / 100);
  expect(amounts).toEqual(amounts.filter((amount) => amount >= 12_000 && amount <= 15_000).toSorted((a, b) => a - b));
  await expect(table.getByRole('cell').filter({ hasText: 'Efetivo' })).toHaveCount(shown.length);
  await page.getByRole('button', { name: /^Remover o filtro Salário ≤/ }).click();
  await expect(page).toHaveURL('/gallery/server-table?status=2&salaryMin=12000&sort=salary');
  await page.getByPlaceholder('Buscar por nome, cargo ou e-mail').fill('no such person');
  await expect(page.getByText('Ninguém corresponde')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todas as pessoas' }).click();
  await expect(page).toHaveURL('/gallery/server-table?sort=salary');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
});

test('edits cells and rows by keyboard, refuses invalid values and takes changes back', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/editable-table');
  const cells = sample(page, 'Cells');
  const edit = (name: string) => cells.getByRole('button', { name });
  const field = (name: string) => cells.getByRole('textbox', { name });

  await edit('Quantidade, Papel A4: 1.200').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect(cells.getByText('Um número inteiro de 1 a 100.000.')).toBeVisible();
  await expect(field('Quantidade, Papel A4')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1300');
  await page.keyboard.press('Tab');
  await expect(edit('Quantidade, Papel A4: 1.300')).toBeVisible();
  await expect(page.getByText('Papel A4, Quantidade: 1.200 → 1.300')).toBeVisible();

  await expect(field('Preço unitário, Papel A4')).toBeFocused();
  await page.keyboard.type('30,50');
  await page.keyboard.press('Enter');
  await expect(edit('Preço unitário, Papel A4: R$ 30,50')).toBeFocused();
  await expect(cells.getByRole('row', { name: /Papel A4/ })).toContainText('R$ 39.650,00');
  await page.keyboard.press('z');
  await expect(edit('Preço unitário, Papel A4: R$ 24,90')).toBeVisible();
  await expect(edit('Quantidade, Papel A4: 1.300')).toBeVisible();

  await edit('Item, Cadeiras: Cadeiras').click();
  await field('Item, Cadeiras').fill('Poltronas');
  await page.keyboard.press('Escape');
  await expect(edit('Item, Cadeiras: Cadeiras')).toBeFocused();
  await edit('Preço unitário, Cadeiras').click();
  await page.keyboard.press('Tab');
  await expect(edit('Preço unitário, Cadeiras')).toBeFocused();

  const rows = sample(page, 'WholeRow');
  await rows.getByRole('button', { name: 'Editar: Propostas' }).click();
  await rows.getByLabel('Responsável, Propostas').selectOption('Marina Leal');
  await rows.getByLabel('Dias, Propostas').fill('91');
  await page.keyboard.press('Enter');
  await expect(rows.getByText('De 1 a 90 dias.')).toBeVisible();
  await expectNoBarriersInAnyLook(page, '#WholeRow');
  await rows.getByLabel('Dias, Propostas').fill('30');
  await page.keyboard.press('Enter');
  await expect(rows.getByRole('row', { name: 'Propostas Marina Leal 30' })).toBeVisible();
  await expect(rows.getByRole('button', { name: 'Editar: Propostas' })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows.getByRole('row', { name: 'Propostas Tiago Nunes 21' })).toBeVisible();
});

test('exports the selection, and tells the faults of a file that is read back by row', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/table-export');
  const selection = sample(page, 'Selection');
  await selection.getByRole('checkbox', { name: 'Selecionar Toner preto' }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    selection.getByRole('button', { name: 'Exportar seleção (1)' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toBe('\uFEFFItem;Quantidade;Preço\r\nToner preto;85;189,5\r\n');
  const reading = sample(page, 'ReadBack');
  await reading.getByRole('textbox', { name: 'CSV: item, quantidade, preço' }).fill(text);
  await expect(reading.getByRole('status')).toContainText('Linhas lidas: 1');
  await reading.getByRole('button', { name: 'Pôr um exemplo com erros' }).click();
  await expect(reading.getByText('Linha 3: falta o item.')).toBeVisible();
  await expect(reading.getByText('Linha 4: a quantidade não é um número inteiro acima de zero, o preço não é um valor.')).toBeVisible();
  await expectNoBarriersInAnyLook(page, '#ReadBack');
});
