import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { links, list } from '../../../e2e/noticesList.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';
import type { LicitacaoDetail, Lote } from './entities.ts';

const items = (page: Page) => page.getByRole('region', { name: 'Lotes e itens' });
const row = (page: Page, name: string | RegExp) => items(page).getByRole('row', { name });

/** The newest closed notice that matches, found through the API. */
async function findClosed(page: Page, passes: (lote: Lote) => boolean): Promise<LicitacaoDetail> {
  const { email, password } = accounts.client;
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const ask = async (path: string) => (await page.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  for (let number = 1; ; number++) {
    const { licitacoes } = await ask(`/api/licitacoes?status=fechada&perPage=100&page=${number}`);
    if (licitacoes.length === 0) throw new Error('The demonstration has no such notice.');
    for (const { id } of licitacoes) {
      const notice: LicitacaoDetail = await ask(`/api/licitacoes/${id}`);
      if (notice.lotes.some(passes)) return notice;
    }
  }
}

/** Makes every notice respond with other items, derived from its first one. */
async function serveLotes(page: Page, make: (lote: Lote) => Partial<Lote>[]): Promise<void> {
  await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
    const notice: LicitacaoDetail = await (await route.fetch()).json();
    const [first] = notice.lotes as [Lote];
    const lotes = make(first).map((given, place) => ({ ...first, resultados: [], numero: place + 1, ...given }));
    await route.fulfill({ json: { ...notice, orcamento_sigiloso: false, lotes } });
  });
}

const money = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test('show the winner, the saving and the total', async ({ page }) => {
  const holding = ({ resultados }: Lote) => resultados.filter(({ cancelado }) => !cancelado);
  const { id, lotes } = await findClosed(page, (lote) => holding(lote).length > 1);
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  const won = lotes.find((lote) => holding(lote).length > 1) as Lote;
  await expect(row(page, won.descricao).getByText(won.situacao)).toBeVisible();
  for (const { fornecedor, fornecedor_documento, valor_total } of holding(won)) {
    const winner = row(page, fornecedor).filter({ hasText: money(valor_total ?? 0) });
    await expect(winner.first()).toContainText(fornecedor_documento.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'));
    await expect(winner.first()).toContainText(/\d% (ab|ac)[\wa]+ do estimado|Igual ao estimado/);
  }
  const all = lotes.flatMap(holding);
  const sum = row(page, 'Total homologado');
  await expect(sum).toContainText(money(all.reduce((total, { valor_total }) => total + (valor_total ?? 0), 0)));
  const withResult = lotes.filter((lote) => holding(lote).length > 0).length;
  await expect(sum).toContainText(`${withResult} de ${lotes.length} ite`);
});

test('show a cancelled result struck through and labelled, and exclude it from the sums', async ({ page }) => {
  const { id, lotes } = await findClosed(page, ({ resultados }) => resultados.some(({ cancelado }) => cancelado));
  const gone = lotes.flatMap(({ resultados }) => resultados).find(({ cancelado }) => cancelado);
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  const cancelled = row(page, /^Cancelado/).filter({ hasText: gone?.fornecedor ?? '' });
  await expect(cancelled.locator('s').first()).toHaveText(gone?.fornecedor ?? '');
  const holding = lotes.flatMap(({ resultados }) => resultados.filter(({ cancelado }) => !cancelado));
  if (holding.length > 0)
    await expect(row(page, 'Total homologado')).toContainText(money(holding.reduce((sum, { valor_total }) => sum + (valor_total ?? 0), 0)));
});

test('are listed under the heading of their lot, with its sum', async ({ page }) => {
  const { id, lotes } = await findClosed(page, ({ grupo, valor_total }) => grupo === '2' && valor_total !== null);
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  for (const grupo of ['1', '2']) {
    const some = lotes.filter((lote) => lote.grupo === grupo);
    const group = row(page, `Lote ${grupo}`);
    await expect(group).toContainText(`${some.length} ite`);
    await expect(group).toContainText(money(some.reduce((sum, { valor_total }) => sum + (valor_total ?? 0), 0)));
  }
});

test('show when none has a value, when only some have, and when one is known only by its result', async ({ page }) => {
  let values: (number | null)[] = [null, null];
  await serveLotes(page, () => values.map((valor_total) => ({ valor_total, descricao: '' })));
  await openAs(page, 'client', `${list}?q=pneus`);
  await links(page).first().click();
  const sum = row(page, 'Total estimado');
  await expect(sum).toContainText('Não informado');
  await expect(items(page).getByText('Item ainda não recebido')).toHaveCount(2);
  values = [10, null];
  await page.reload();
  await expect(sum).toContainText('R$ 10,00');
  await expect(sum).toContainText('1 de 2 itens com valor');
});

test('show a hundred at first, all on demand, and are found by text', async ({ page }) => {
  await serveLotes(page, () =>
    Array.from({ length: 240 }, (_, n) => ({ descricao: n === 200 ? `Furadeira elétrica. ${'Bivolt. '.repeat(60)}` : 'Pneu' })),
  );
  await openAs(page, 'client', `${list}?q=pneus`);
  await links(page).first().click();
  const all = items(page).locator('tbody').getByRole('row');
  await expect(all).toHaveCount(101);
  const filter = items(page).getByRole('textbox', { name: 'Filtrar itens' });
  await filter.fill('ELETRICA');
  await expect(items(page).getByRole('status')).toHaveText('1 de 240 itens');
  await expect(all).toHaveCount(1);
  const whole = items(page).getByRole('button', { name: 'Mostrar o texto inteiro' });
  const { height } = (await all.boundingBox()) ?? { height: 0 };
  await whole.click();
  await expect(items(page).getByRole('button', { name: 'Mostrar menos' })).toHaveAttribute('aria-expanded', 'true');
  expect((await all.boundingBox())?.height).toBeGreaterThan(height);
  await filter.fill('martelo');
  await expect(items(page).getByText('Nenhum item com este texto.')).toBeVisible();
  await items(page).getByRole('button', { name: 'Limpar o filtro de itens' }).click();
  await expect(all).toHaveCount(101);
  await items(page).getByRole('button', { name: 'Mostrar todos os 240 itens' }).click();
  await expect(all).toHaveCount(240);
  await expect(items(page).getByRole('group', { name: 'Lotes e itens' })).toBeFocused();
});

test('are accessible', async ({ page }) => {
  const { id } = await findClosed(page, ({ resultados }) => resultados.some(({ cancelado }) => cancelado));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  await expect(items(page).locator('s').first()).toBeVisible();
  await expectNoBarriersInAnyLook(page, 'main');
});
