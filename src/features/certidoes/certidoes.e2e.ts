import { readFile } from 'node:fs/promises';
import { expectNoBarriers, expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { chooseElsewhere, expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const alone = { tag: '@alone' };

const rows = (page: Page) => page.getByRole('table', { name: 'Certidões' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Certidão', exact: true });
const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });

test('a document is added with its file, renewed, deleted and restored; the former issue stays', alone, async ({ page }) => {
  const title = `Alvará ${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/certidoes');
  await page.getByRole('button', { name: 'Adicionar certidão' }).click();
  const adding = page.getByRole('dialog', { name: 'Nova certidão' });
  await adding.getByLabel('Tipo').selectOption('Licença ou alvará');
  await expect(adding.getByLabel('Grupo')).toHaveValue('tecnica');
  await adding.getByLabel('Nome próprio').fill(title);
  await adding.getByLabel('Número').fill('A-1');
  await adding.getByRole('textbox', { name: 'Emissão' }).fill('01/03/2098');
  await adding.getByRole('textbox', { name: 'Válida até' }).fill('01/02/2098');
  await adding.locator('input[type=file]').setInputFiles(pdf('alvara.pdf'));
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await adding.getByRole('button', { name: 'Salvar' }).click();
  await expect(adding.getByText('é anterior à emissão')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Válida até' }).fill('01/03/2099');
  await adding.getByRole('button', { name: 'Salvar' }).click();
  await expect(adding).toHaveCount(0);

  await follow(page, `/certidoes?q=${encodeURIComponent(title)}`);
  await rows(page).getByRole('link', { name: title }).click();
  await expect(drawer(page)).toContainText('A-1');
  await drawer(page).getByRole('button', { name: 'Renovar' }).click();
  const renewing = page.getByRole('dialog', { name: `Renovar ${title}` });
  await renewing.getByLabel('Número').fill('A-2');
  await renewing.getByRole('button', { name: 'Salvar' }).click();
  await expect(renewing).toHaveCount(0);
  await expect(drawer(page)).toContainText('A-2');
  const former = drawer(page).getByRole('listitem').filter({ hasText: 'A-1' });
  await expect(former).toContainText('válida até 01/03/2099');
  const saved = page.waitForEvent('download');
  await former.getByRole('link', { name: /^Baixar/ }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('%PDF-1.4');

  await drawer(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByText('Nenhuma certidão com esses filtros')).toBeVisible();
  await toast(page, `${title} foi excluída`).getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows(page).getByRole('link', { name: title })).toBeVisible();
});

test('chosen documents are put in order and saved as a ZIP file', async ({ page }) => {
  await openAs(page, 'client', '/certidoes?grupo=economica');
  await expect(page.getByRole('button', { name: 'Adicionar certidão' })).toHaveCount(0);
  for (const name of ['Balanço patrimonial de 2025', 'Certidão de falência'])
    await rows(page).getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Baixar ZIP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Documentos em um ZIP' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^Balanço/, /^Certidão de falência/]);
  await dialog.getByRole('button', { name: 'Descer Balanço patrimonial de 2025' }).click();
  await expect(dialog.getByRole('listitem')).toHaveText([/^Certidão de falência/, /^Balanço/]);
  await expectNoBarriers(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^habilitacao-\d{4}-\d{2}-\d{2}\.zip$/);
  const zip = (await readFile(await (await saved).path())).toString('latin1');
  expect(zip.indexOf(Buffer.from('01 Certidão de falência').toString('latin1'))).toBeGreaterThan(0);
});

test('shows by tab and day what is valid, and opens a file in place', async ({ page }) => {
  await openAs(page, 'client', '/certidoes');
  const expired = page.getByRole('link', { name: /^Vencidas\s*\d+$/ });
  await expired.click();
  await expect(rows(page).getByRole('link')).toHaveText(['CND municipal']);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Válidas no dia' }).fill('01/01/2099');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/on=2099-01-01/);
  await expect(page.getByText('válidas em 01/01/2099')).toBeVisible();
  await expect(page.getByText('Nenhuma certidão com esses filtros')).toBeVisible();
  await follow(page, '/certidoes?q=fgts');
  await rows(page).getByRole('link').first().click();
  await expect(drawer(page)).toContainText('Emissões anteriores');
  await drawer(page).getByRole('link', { name: 'Ver no calendário' }).click();
  await expect(page).toHaveURL(/\/apps\/calendar\?day=/);
});

test('is completely translated', async ({ page }) => {
  const titles = Object.entries({ pt: 'Certidões', en: 'Certificates', fr: 'Attestations', de: 'Bescheinigungen' });
  await openAs(page, 'admin', '/certidoes');
  for (const [language, title] of titles) {
    await chooseElsewhere(page, { language });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: title }).getByRole('link').first()).toBeVisible();
    // A missing text shows its key.
    await expect(page.locator('body')).not.toHaveText(/\b(field|grupo|due|tab|filters|edit|zip)\.[a-z]/i);
  }
});
