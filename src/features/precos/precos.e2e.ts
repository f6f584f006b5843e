import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('finds what was paid, by unit, state and outlier, and leads to the notice behind a price', async ({ page }) => {
  await openAs(page, 'client', '/precos');
  await expect(page.getByText('Quanto se pagou por isso?')).toBeVisible();
  const field = page.getByRole('searchbox', { name: /Palavras do item/ });
  const figures = page.getByRole('region', { name: 'Resumo dos preços' });
  // The example of the hint finds something.
  const [, example = ''] = /“(.+?)”/.exec(await page.getByText(/Procure um item, como/).innerText()) ?? [];
  await field.fill(example);
  await page.keyboard.press('Enter');
  await expect(figures).toBeVisible();
  await field.fill('papel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=papel/);
  await expect(figures.getByText('Mediana homologada')).toBeVisible();
  const unit = page.getByRole('combobox', { name: 'Unidade de medida' });
  await expect(unit).toHaveValue('FD');
  await expect(page.getByText('Todos os preços encontrados têm esta unidade.')).toBeVisible();
  await expectNoBarriersInAnyLook(page);

  // A state leads to its prices.
  const states = page.getByRole('region', { name: 'Por estado' });
  await states.getByRole('link').first().click();
  await expect(page).toHaveURL(/uf=/);
  await page.getByRole('button', { name: /^Remover o filtro/ }).click();
  await expect(page).not.toHaveURL(/uf=/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar XLSX' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pesquisa-de-precos-.+\.xlsx$/);

  const asPdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar PDF' }).click();
  expect((await asPdf).suggestedFilename()).toMatch(/^pesquisa-de-precos-.+\.pdf$/);

  const prices = page.getByRole('table', { name: 'Preços' });
  await expect(prices.getByRole('row')).not.toHaveCount(1);
  await prices.getByRole('link', { name: /Papel/ }).first().click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+#item-\d+/);
});

test('takes digits for a catalogue code, and says when nothing is found', async ({ page }) => {
  await openAs(page, 'client', '/precos');
  await page.getByRole('searchbox', { name: /Palavras do item/ }).fill('999999');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/catalogo=999999/);
  await expect(page.getByText('Nenhum preço encontrado')).toBeVisible();
  await follow(page, '/precos?q=papel&atipicos=so');
  await expect(page.getByRole('button', { name: 'Remover o filtro Só atípicos' })).toBeVisible();
});

test('offers fewer words where all of them find nothing', async ({ page }) => {
  await openAs(page, 'client', '/precos?q=papel+toalha+perfumado');
  await expect(page.getByText('Nenhum preço encontrado')).toBeVisible();
  await page.getByRole('link', { name: /^papel toalha: \d+ preços? sem filtros$/ }).click();
  await expect(page).toHaveURL(/\/precos\?q=papel(\+|%20)toalha$/);
  await expect(page.getByRole('region', { name: 'Resumo dos preços' }).getByText('Mediana homologada')).toBeVisible();
});

test('an item of a notice says how many prices there are by which words, and these are on the page it leads to', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list?q=luva+procedimento');
  await page.getByRole('table').locator('tbody tr[data-index]').first().getByRole('link').first().click();
  // What is on the screen is asked for.
  await page
    .getByRole('link', { name: /^Preços pagos/ })
    .first()
    .scrollIntoViewIfNeeded();
  const link = page.getByRole('link', { name: /^Preços pagos: [\d.]+ por / }).first();
  const [, figure = '', words = ''] = /: ([\d.]+) por (.+)$/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page.getByRole('searchbox', { name: /Palavras do item/ })).toHaveValue(words);
  const tile = page.getByRole('region', { name: 'Resumo dos preços' });
  await expect(tile).toContainText(new RegExp(`Preços\\s*${figure.replace('.', '\\.')}`));
});
