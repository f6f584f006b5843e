import { readFile } from 'node:fs/promises';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { accounts, newAccount, openAs } from '../../../e2e/signedIn.ts';

const log = (page: Page) => page.getByRole('table', { name: /^Atividades/ });
const row = (page: Page, words: string) => log(page).getByRole('row').filter({ hasText: words });

test('shows sign-ins live, with all their details, and filters by person', async ({ page }) => {
  const stream = page.waitForResponse('/api/events');
  await openAs(page, 'admin', '/audit?kind=signInFailed');
  await stream;
  const { email, password, username } = await newAccount(page);
  await page.request.post('/jwt/login', { data: { email, password: `${password}!` } });
  await expect(row(page, email)).toContainText('Tentativa de acesso recusada');
  await row(page, email)
    .getByRole('link', { name: /Tentativa de acesso/ })
    .click();
  const drawer = page.getByRole('dialog', { name: 'Atividade' });
  await expect(drawer).toContainText(email);
  await expect(drawer).toContainText('Acesso recusado');
  await expect(page).toHaveURL(/event=\d+/);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await follow(page, '/audit');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtrar atividades' });
  await filters.getByRole('combobox', { name: 'Pessoa' }).fill(username);
  await page.getByRole('option', { name: username }).click();
  await filters.getByRole('combobox', { name: 'Eventos' }).fill('cadas');
  await page.getByRole('option', { name: 'Cadastro' }).click();
  await filters.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/kind=registered&about=\d+/);
  await expect(log(page).getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Criou a própria conta')).toBeVisible();
  await page.getByRole('button', { name: 'Remover o filtro Cadastro' }).click();
  await expect(page).not.toHaveURL(/kind=/);
});

test('says up to when the log is intact', async ({ page }) => {
  await openAs(page, 'admin', '/audit');
  await expect(page.getByText(/^Registro íntegro até \d\d\/\d\d\/\d{4}/)).toBeVisible();
});

test('keeps the filters open if a text matches no option', async ({ page }) => {
  await openAs(page, 'admin', '/audit');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const filters = page.getByRole('dialog', { name: 'Filtrar atividades' });
  for (const name of ['Pessoa', 'Eventos']) {
    const field = filters.getByRole('combobox', { name });
    await field.fill('zzqx');
    await filters.getByRole('button', { name: 'Aplicar' }).click();
    await expect(filters.getByText(/zzqx.* não está na lista/)).toBeVisible();
    await expect(field).toHaveValue('zzqx');
    await expect(page).toHaveURL(/\/audit$/);
    await field.fill('');
  }
  await filters.getByRole('button', { name: 'Aplicar' }).click();
  await expect(filters).toHaveCount(0);
});

test('is exported as a file, and the export is itself logged', async ({ page }) => {
  await openAs(page, 'admin', '/audit?kind=signedIn');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^registro-de-atividades-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`Acesso;signedIn;${accounts.admin.fullName}`);
  await follow(page, '/audit?kind=auditExported');
  await expect(row(page, 'Exportou o registro de atividades').first()).toBeVisible();
});

test('is for admins only', async ({ page }) => {
  await openAs(page, 'client', '/audit');
  await expect(page.getByRole('heading', { name: 'Sua conta não tem acesso a esta página' })).toBeVisible();
});

test('an entry is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/audit?kind=signedIn,signInFailed');
  await page.getByRole('link', { name: 'Entrou no sistema' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Atividade' })).toContainText('Navegador');
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
});
