import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { notice } from '../../../e2e/importing.ts';
import { list, rows } from '../../../e2e/noticesList.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const openMenu = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Buscas salvas' }).click();
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

test('a saved search tells by bell and mail, and has a feed behind an address that is shown once', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?uf=SP`);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Salvar esta busca…' }).click();
  await page.getByRole('dialog', { name: 'Salvar esta busca' }).getByLabel('Nome').fill('Paulistas');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Avisos de Paulistas: desligados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Avisos de “Paulistas”' });
  const bell = dialog.getByRole('switch', { name: 'Avisar no sino' });
  await bell.click();
  await expect(bell).toBeChecked();
  await dialog.getByLabel('Boletim por e-mail').selectOption({ label: 'Uma vez por semana' });
  await dialog.getByRole('button', { name: 'Criar endereço' }).click();
  const address = await dialog.getByLabel('JSON Feed', { exact: true }).inputValue();
  expect(await (await page.request.get(address)).json()).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', items: [] });
  await expectNoBarriersInAnyLook(page);
  await page.keyboard.press('Escape');
  await page.goto('/buscas-salvas');
  await page.getByRole('button', { name: 'Avisos de Paulistas: ligados' }).click();
  await expect(bell).toBeChecked();
  await expect(dialog.getByText('Ainda não foi lido.')).toBeHidden();
  await dialog.getByRole('link', { name: 'Escolher a hora e o dia' }).click();
  await page.getByLabel('Hora', { exact: true }).selectOption('18');
  const value = page.getByRole('checkbox', { name: 'Valor estimado alterado: E-mail' });
  await value.click();
  await expect(page.getByText('Alterações salvas')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('18');
  await expect(value).not.toBeChecked();
});

test('saves the list under a name, says when it has been changed, and deletes it with undo', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?uf=SP&sort=orgao&order=asc`);
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('checkbox', { name: 'Modalidade' }).check();
  await page.keyboard.press('Escape');
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Salvar esta busca…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salvar esta busca' });
  await dialog.getByLabel('Nome').fill('Paulistas');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Paulistas')).toBeVisible();
  await expect(page).toHaveURL(/uf=SP.*busca=\d+/);
  const id = new URL(page.url()).searchParams.get('busca');

  // The columns belong to the search.
  await expect(page.getByRole('columnheader', { name: 'Modalidade' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover o filtro SP' }).click();
  await expect(main.getByText('alterada')).toBeVisible();
  await main.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/uf=SP/);
  await page.getByRole('navigation', { name: 'Filtrar por status' }).getByRole('link', { name: 'Abertas' }).click();
  await main.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(main.getByText('alterada')).toBeHidden();
  await expectNoBarriersInAnyLook(page);

  // A short link, and a name that is taken.
  await page.goto(`${list}?busca=${id}`);
  await expect(page).toHaveURL(/status=aberta&uf=SP.*busca=/);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Salvar esta busca…' }).click();
  await dialog.getByLabel('Nome').fill('paulistas');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('já existe uma busca salva com este nome')).toBeVisible();
  await dialog.getByLabel('Nome').fill('Outra');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Outra', { exact: true })).toBeVisible();

  // In the menu, the palette and on the screen of all.
  await mainMenu(page)
    .getByRole('button', { name: /^Buscas salvas/ })
    .click();
  await expect(mainMenu(page).getByRole('link', { name: 'Outra' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('paulis');
  await page.getByRole('option', { name: 'Paulistas' }).click();
  await expect(page).toHaveURL(new RegExp(`busca=${id}`));
  await mainMenu(page).getByRole('link', { name: 'Todas as buscas' }).click();
  await expect(main.getByText('Abertas · SP').first()).toBeVisible();
  await expectNoBarriersInAnyLook(page);
  await main.getByRole('button', { name: 'Excluir a busca Paulistas' }).click();
  await expect(main.getByRole('link', { name: 'Paulistas' })).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(main.getByRole('link', { name: 'Paulistas' })).toBeVisible();
});

test('counts new notices until the search is opened, also in another tab', { tag: '@alone' }, async ({ page }) => {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const data = { name: 'Cinema', query: { q: 'pipoqueira' }, columns: [], isShared: false };
  expect((await page.request.post('/api/licitacoes/searches', { data, headers })).status()).toBe(201);
  await openAs(page, account, '/buscas-salvas');
  const other = await page.context().newPage();
  await other.goto('/');
  const record = JSON.stringify([notice(4801, { objetoCompra: 'Pipoqueira' }), notice(4802, { objetoCompra: 'Outra pipoqueira' })]);
  const sent = await page.request.post('/api/importacoes?arquivo=novas.json', {
    data: Buffer.from(record),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  const { id } = await sent.json();
  await page.request.post(`/api/importacoes/${id}/start`, { headers });
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cinema' });
  await expect(row.getByText('2 novas')).toBeVisible();
  await expect(mainMenu(other).getByRole('img', { name: '2 licitações novas' })).toBeVisible();
  await row.getByRole('link', { name: '2 novas' }).click();
  await expect(page).toHaveURL(/depoisDe=\d+/);
  await expect(page.getByText('Só as novas')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('main').getByText('2 novas')).toBeVisible();
  await expect(mainMenu(other).getByRole('img', { name: '2 licitações novas' })).toBeHidden();
  await other.close();
});

test('a period stays a period in the address, in its chip and in the drawer', async ({ page }) => {
  const account = await newAccount(page);
  await openAs(page, account, `${list}?q=ornitorrinco&prazo=7d&publicada=ontem`);
  await expect(page.getByText('Fim do prazo: Próximos 7 dias')).toBeVisible();
  await expect(page.getByText('Publicada: Desde ontem')).toBeVisible();
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrar licitações' });
  await expect(drawer.getByLabel('Publicada')).toHaveValue('ontem');
  await drawer.getByRole('group', { name: 'Fim do prazo' }).getByLabel('Período').selectOption({ label: 'Próximos 30 dias' });
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/prazo=30d&publicada=ontem/);
});
