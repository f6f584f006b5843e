import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { heading, links, list, total } from '../../../e2e/noticesList.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('is found, opened and left by keyboard alone, also over its neighbours', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('pneus');
  await expect(page).toHaveURL(`${list}?q=pneus*`);
  await expect(links(page).first()).toContainText(/pneu/i);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await follow(page, `${list}?q=limpeza&sort=valor_estimado`);
  await expect(links(page).first()).toContainText(/limpeza|higieniza/i);
  const [first, second] = [await links(page).nth(0).textContent(), await links(page).nth(1).textContent()];
  await page.keyboard.press('j');
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await expect(page.getByText(first ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(page.getByText(second ?? '', { exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Licitações' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?q=limpeza&sort=valor_estimado`);
});

test('counts every quick press, and goes back to the list, at the row that it came to', async ({ page }) => {
  await openAs(page, 'client', list);
  await links(page).first().click();
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  for (const key of 'jjjjjjjjjjjjkjj') await page.keyboard.press(key);
  await expect(page.getByText(/^14 de \d+$/)).toBeVisible();
  await page
    .getByRole('button', { name: 'Próxima licitação' })
    .or(page.getByRole('link', { name: 'Próxima licitação' }))
    .click();
  await expect(page.getByText(/^15 de \d+$/)).toBeVisible();
  const path = new URL(page.url()).pathname;
  await page.goBack();
  await expect(page).toHaveURL(`${list}?page=2`);
  const row = links(page).and(page.locator(`[href^="${path}"]`));
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.goForward();
  await expect(page.getByText(/^15 de \d+$/)).toBeVisible();
});

test('goes back to the row it came to on the next page of a filtered list, however its address is written', async ({ page }) => {
  const filtered = `${list}?modalidade=6&status=aberta`;
  const back = {
    history: () => page.goBack(),
    breadcrumb: () => page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Licitações' }).click(),
  };
  for (const way of ['history', 'breadcrumb'] as const) {
    await openAs(page, 'client', filtered);
    await links(page).nth(7).click();
    await expect(page.getByText(/^8 de \d+$/)).toBeVisible();
    for (const key of 'jjjjjj') await page.keyboard.press(key);
    await expect(page.getByText(/^14 de \d+$/)).toBeVisible();
    const path = new URL(page.url()).pathname;
    await back[way]();
    await expect(page).toHaveURL(/[?&]page=2/);
    const row = links(page).and(page.locator(`[href^="${path}"]`));
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport();
  }
});

test('shows its facts, items with their sum, documents and dates', async ({ page }) => {
  await openAs(page, 'client', `${list}?status=fechada&modalidade=6`);
  await links(page).first().click();
  await expect(heading(page)).toContainText(/Pregão Eletrônico/);
  await expect(page.getByRole('region', { name: 'Propostas' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preparar proposta' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Dados da licitação' })).toContainText('Número de controle');
  const items = page.getByRole('region', { name: 'Lotes e itens' });
  await expect(items.getByRole('row', { name: 'Total estimado' })).toContainText(/R\$/);
  await expect(page.getByRole('region', { name: 'Documentos' }).getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('region', { name: 'Datas' }).getByRole('listitem').first()).toContainText('Publicação');
  await expect(page).toHaveTitle(/Pregão.* · Certame/);
});

for (const id of ['999999', 'abc', '0', '1.5'])
  test(`shows that there is none, with a link to the list: ${id}`, async ({ page }) => {
    await openAs(page, 'client', `/apps/invoice/preview/${id}?uf=SP`);
    await expect(heading(page)).toHaveText('Licitação não encontrada');
    await expect(page.getByRole('alert')).toContainText(`Não há licitação com o identificador “${id}”`);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Próxima licitação' })).toHaveCount(0);
    await expect(page.getByRole('alert').getByRole('link', { name: 'Ver a lista' })).toHaveAttribute('href', `${list}?uf=SP`);
    await page.getByRole('alert').getByRole('searchbox').fill('pneus');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?q=pneus`);
    await expect(links(page).first()).toContainText(/pneu/i);
  });

test('shows admin actions to admins only', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=pneus`);
  await links(page).first().click();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copiar link' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Conta de pagamento do órgão' })).toHaveCount(0);
});

test('is removed after a confirmation, and restored by undo', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=uniformes`);
  const before = await total(page);
  const title = await links(page).first().textContent();
  await links(page).first().click();
  await expect(page.getByText(title ?? '', { exact: true })).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(`Excluir ${await heading(page).textContent()}?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(`${list}?q=uniformes`);
  await expect(page.getByText(new RegExp(`^${before - 1} resultados?$`))).toBeAttached();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(new RegExp(`^${before} resultados?$`))).toBeAttached();
  await page.goto(address);
  await expect(page.getByText(title ?? '', { exact: true })).toBeVisible();
});

test('edits the bank account of the órgão on screen, and discards unsaved changes', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=limpeza`);
  const orgao = () => page.getByRole('region', { name: 'Objeto' }).locator('dd > span').first().textContent();
  const dialog = page.getByRole('dialog');
  await links(page).first().click();
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
  const address = page.url();
  await openAccount(page);
  const kept = await dialog.getByLabel('Banco').inputValue();
  await dialog.getByLabel('Banco').fill('Banco Abandonado');
  // While a dialog is open, shortcuts of the page are off.
  await dialog.getByRole('button', { name: 'Salvar' }).focus();
  await page.keyboard.press('j');
  await expect(dialog).toHaveAccessibleName(`Conta de ${await orgao()}`);
  expect(page.url()).toBe(address);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await openAccount(page);
  await expect(dialog.getByLabel('Banco')).toHaveValue(kept);
  await dialog.getByLabel('Banco').fill('Banco Abandonado');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await openAccount(page);
  await expect(dialog).toHaveAccessibleName(`Conta de ${await orgao()}`);
  await expect(dialog.getByLabel('Banco')).not.toHaveValue('Banco Abandonado');
  // Going back does not leave it open over the list.
  await page.goBack();
  await expect(page).toHaveURL(`${list}?q=limpeza`);
  await expect(dialog).toBeHidden();
});

test("shows the item's type in the user's language", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
    await route.fulfill({ json: { ...(await (await route.fetch()).json()), tipo_item: 'Serviço' } });
  });
  await openAs(page, 'client', `${list}?q=pneus`);
  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Angaben' })).toContainText('Dienstleistung');
});

test('copies its source record exactly, also without the browser’s clipboard API', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const registro = '{"id":12345678901234567890,"valor":1.10,"itens":[]}';
  await page.route(/\/record$/, (route) => route.fulfill({ json: { fonte: 'pncp', registro } }));
  await page.addInitScript(() => {
    const own = navigator.clipboard;
    Object.assign(window, { readClipboard: () => own.readText() });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openAs(page, 'admin', `${list}?q=pneus`);
  await links(page).first().click();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Registro de origem' }).click();
  await expect(page.getByRole('dialog').locator('pre')).toHaveText('{\n  "id": 12345678901234567890,\n  "valor": 1.10,\n  "itens": []\n}');
  await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Registro copiado.')).toBeVisible();
  expect(await page.evaluate('readClipboard()')).toBe(registro);
});

test('saves the bank account of its órgão and shows its source record to admins', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=medicamentos`);
  await links(page).first().click();
  await openAccount(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Banco').fill('Banco do Teste');
  await dialog.getByLabel('Agência').fill('qualquer');
  await dialog.getByLabel('Conta').fill('12.345-x');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByLabel('Agência')).toHaveAccessibleDescription(/não é uma agência válida/i);
  await dialog.getByLabel('Agência').fill('3603-9');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const card = page.getByRole('region', { name: 'Dados de pagamento' });
  await expect(card).toContainText('Banco do Teste');
  await expect(card).toContainText('12345-X');
  await expect(card).not.toContainText('IBAN');
  await openAccount(page);
  for (const field of ['Banco', 'Agência', 'Conta']) await dialog.getByLabel(field).fill('');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Registro de origem' }).click();
  await expect(page.getByRole('dialog')).toContainText('"controle"');
});

test('the account form shows, and refuses to save, values stored before accounts were validated', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=medicamentos`);
  await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
    const response = await route.fetch();
    const notice = await response.json();
    const paymentDetails = { ...notice.paymentDetails, bankName: 'Banco Antigo', country: 'Brasil', iban: '', swiftCode: 'X' };
    await route.fulfill({ response, json: { ...notice, paymentDetails, agencia: '0001', conta: '12345-6' } });
  });
  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Dados de pagamento' })).toContainText('12345-6');
  await openAccount(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('IBAN')).toHaveCount(0);
  await dialog.getByLabel('Banco').fill('Banco Novo');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByLabel('SWIFT')).toBeFocused();
  await expect(dialog.getByLabel('SWIFT')).toHaveAccessibleDescription(/não é um código SWIFT válido/i);
  // Fields of foreign accounts stay visible while they have a value.
  await dialog.getByLabel('País').fill('Alemanha');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByLabel('Agência')).toHaveAccessibleDescription(/apenas em contas no Brasil/i);
});

test('the head says until when one can take part before proposals begin, and until when the notice can be challenged', async ({ page }) => {
  await openAs(page, 'admin', `${list}?status=aberta`);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
    const response = await route.fetch();
    const dates = { abertura: inDays(8), encerramento: inDays(29), impugnacao_ate: inDays(24).slice(0, 10) };
    await route.fulfill({ response, json: { ...(await response.json()), ...dates, suspensa: false } });
  });
  await links(page).first().click();
  const due = page.getByRole('definition').filter({ hasText: 'impugnação' });
  await expect(due).toContainText(/^até .*, em 29 dias/);
  await expect(due).toContainText(/abre .*, em 8 dias · impugnação até .*, em 2\d dias/);
  await expect(page.getByRole('region', { name: 'Datas' })).toContainText('Fim do prazo de impugnação e esclarecimentos');
});

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Conta de pagamento do órgão' }).click();
}
