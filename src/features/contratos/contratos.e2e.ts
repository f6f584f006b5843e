import type { Locator, Page } from '@playwright/test';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr[data-index]');
/** The newest ones are those that other tests add. */
const oldestFirst = '/contratos?sort=assinatura&order=asc';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('finds contracts by validity, facets and words, all in the address', async ({ page }) => {
  await openAs(page, 'client', '/contratos');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Filtrar por vigência' }).getByRole('link', { name: 'Vence em 90 dias' }).click();
  await expect(page).toHaveURL('/contratos?situacao=vence90');
  await page.getByRole('button', { name: 'Refinar' }).click();
  const facets = page.getByRole('region', { name: 'Refinar' }).or(page.getByRole('dialog', { name: 'Refinar' }));
  const first = facets.getByRole('group', { name: 'UF' }).getByRole('checkbox').first();
  await first.check();
  await expect(page).toHaveURL(/situacao=vence90&uf=[A-Z]{2}$/);
  await page.getByRole('button', { name: 'Fechar o refinamento' }).click();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/contratos?situacao=vence90');
  await page.getByPlaceholder('Buscar por objeto').fill('nada parecido com isto');
  await expect(page.getByText('Nenhum contrato com estes filtros')).toBeVisible();
});

test('a contract and its notice lead to each other, and its end is put into the calendar', async ({ page }) => {
  const account = await newAccount(page);
  await openAs(page, account, '/contratos?situacao=vence90&sort=vigencia_fim&order=asc');
  const row = rows(page).first();
  const ends = await row.locator('time').first().getAttribute('datetime');
  await row.getByRole('link').first().click();
  const watch = page.getByRole('button', { name: 'Fim no calendário' });
  await expect(watch).toBeEnabled();
  const name = (await heading(page).textContent()) ?? '';
  await watch.click();
  await expect(page.getByRole('button', { name: 'No calendário' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
  const address = page.url();
  await page.getByRole('region', { name: 'Licitação' }).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Contratos' }).getByRole('link', { name, exact: true }).first().click();
  await expect(heading(page)).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const period = `start=${ends}T00:00:00.000Z&end=${ends}T23:00:00.000Z`;
  const { dates } = await (await page.request.get(`/api/calendar/dates?${period}`, { headers })).json();
  expect(dates.filter(({ thing }: { thing: string }) => thing === 'contrato')).toMatchObject([{ kind: 'vigenciaFim' }]);
});

test('the amendments of a contract are a table, with their sums beside the limit of the law', async ({ page }) => {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const read = async (address: string) =>
    (await page.request.get(`/api/contratos${address}`, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  const { contratos } = (await read('?perPage=100')) as { contratos: { id: number }[] };
  let grown: number | undefined;
  for (const { id } of contratos) {
    const { aditivos } = await read(`/${id}/versions`);
    if (aditivos.acrescimos > 0) grown = id;
    if (grown) break;
  }
  await openAs(page, account, `/contratos/${grown}`);
  const card = page.getByRole('region', { name: 'Aditivos e retificações' });
  await expect(card.getByRole('row').nth(1)).toContainText(/→.*dias.*→.*\+/);
  await expect(card).toContainText(/Acréscimos.*R\$.*% do valor inicial/);
  await expect(card).toContainText('art. 125 da Lei 14.133/2021: 25%');
  await expectNoBarriersInAnyLook(page, 'main');
});

test('the body, the supplier and the município of a contract lead to their pages, from the list and from its own page', async ({
  page,
}) => {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const [{ id, fornecedor, orgao, fornecedor_pagina, orgao_pagina, municipio, uf, municipio_pagina }] = (
    await (await page.request.get(`/api${oldestFirst}&perPage=1`, { headers })).json()
  ).contratos;
  const targets = [
    [fornecedor, `/fornecedores/${fornecedor_pagina}`],
    [orgao, `/orgaos/${orgao_pagina}`],
    [`${municipio}/${uf}`, `/municipios/${municipio_pagina}`],
  ] as const;
  await openAs(page, account, oldestFirst);
  await expect(rows(page).first()).toBeVisible();
  // Rows further down may be cut by the foot of the list.
  await expectNoBarriersInAnyLook(page, 'main [data-index="0"]');
  for (const [name, address] of targets) {
    const row = rows(page).filter({ has: page.locator(`a[href="/contratos/${id}"], a[href^="/contratos/${id}?"]`) });
    await row.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toHaveText(name);
    await page.goBack();
  }
  await page.goto(`/contratos/${id}`);
  for (const [name, address] of targets)
    await expect(page.getByRole('region', { name: 'Partes' }).getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  await expect(page.getByRole('region', { name: 'Dados do contrato' }).getByRole('link', { name: `${municipio} · ${uf}` })).toBeVisible();
});

test('unit prices have as many decimals as the source, and their unit; a publication without a time is a day', async ({ page }) => {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const read = async (address: string) =>
    (await page.request.get(`/api/contratos${address}`, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  const isFine = ({ valor_unitario, unidade }: { valor_unitario: number | null; unidade: string }) =>
    unidade !== '' && valor_unitario !== null && /\.\d{4}$/.test(String(valor_unitario));
  const { contratos } = (await read('?perPage=100')) as { contratos: { id: number }[] };
  for (const { id } of contratos) {
    const { compra_controle: compra, fornecedor_documento: fornecedor, publicacao } = await read(`/${id}`);
    const { itens } = compra ? await read(`/awarded?${new URLSearchParams({ compra, fornecedor })}`) : { itens: [] };
    const item = itens.find(isFine);
    if (!item || !publicacao.endsWith('T03:00:00.000Z')) continue;
    await openAs(page, account, `/contratos/${id}`);
    const price = `R$ ${item.valor_unitario.toLocaleString('pt-BR', { minimumFractionDigits: 4 })} por ${item.unidade.toLowerCase()}`;
    await expect(page.getByRole('region', { name: 'Itens homologados' }).getByText(price).first()).toBeVisible();
    const facts = page.getByRole('region', { name: 'Dados do contrato' });
    await expect(facts.getByText(/^\d{2}\/\d{2}\/\d{4}$/).first()).toBeVisible();
    await expect(facts).not.toContainText('00:00');
    return;
  }
  throw new Error('The demonstration has no such contract.');
});

test('a card on a phone gives the object and the body its whole width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'client', oldestFirst);
  const card = page.getByRole('list', { name: 'Lista de contratos' }).getByRole('listitem').first();
  const heading = card.locator('a[href^="/contratos/"]').first().locator('..');
  const wide = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  const body = card.getByRole('definition').filter({ has: page.locator('a[href^="/orgaos/"]') });
  for (const part of [heading, body])
    await expect(async () => expect((await wide(part)) / (await wide(card))).toBeGreaterThan(0.88)).toPass();
});
