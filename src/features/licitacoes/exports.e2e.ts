import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { list } from '../../../e2e/noticesList.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

test('exports the filtered list to a workbook in the background, downloads and deletes it', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?uf=SP`);
  await page.getByRole('button', { name: 'Exportar em XLSX, OCDS ou em segundo plano' }).click();
  const drawer = page.getByRole('dialog', { name: 'Exportar licitações' });
  await expect(drawer.getByText('Nenhuma exportação nas últimas 24 horas.')).toBeVisible();
  await expect(page).toHaveURL(/#exportar$/);
  await drawer.getByRole('radio', { name: 'Todas', exact: true }).check();
  await drawer.getByRole('button', { name: 'Exportar', exact: true }).click();
  const ready = drawer.getByRole('button', { name: /^Baixar licitacoes-.+\.xlsx$/ });
  await expect(ready).toBeVisible();
  await expect(drawer.getByRole('listitem')).toContainText(/SP.*licitaç.*disponível até/);
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  const download = page.waitForEvent('download');
  await ready.click();
  expect((await download).suggestedFilename()).toMatch(/^licitacoes-\d{4}-\d{2}-\d{2}-\d+\.xlsx$/);
  await drawer.getByRole('button', { name: /^Excluir licitacoes-/ }).click();
  await expect(drawer.getByText('Nenhuma exportação nas últimas 24 horas.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
