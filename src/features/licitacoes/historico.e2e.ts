import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';
import type { Alteracao } from './entities.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Histórico' });

/** The newest notice whose changes match, found through the API, with its changes. */
async function findChanged(page: Page, passes: (changes: Alteracao[]) => boolean): Promise<{ id: number; changes: Alteracao[] }> {
  const { email, password } = accounts.client;
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const ask = async (path: string) => (await page.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } })).json();
  for (let number = 1; ; number++) {
    const { licitacoes } = await ask(`/api/licitacoes?perPage=100&page=${number}`);
    if (licitacoes.length === 0) throw new Error('The demonstration has no such notice.');
    for (const { id } of licitacoes) {
      const { alteracoes } = await ask(`/api/licitacoes/${id}/changes`);
      if (passes(alteracoes)) return { id, changes: alteracoes };
    }
  }
}

/** 28/05/2026, 14:00 */
const inBrasilia = (instant: string | null | undefined) =>
  new Date(instant ?? '').toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    ...({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
  });

const change = (given: Partial<Alteracao>): Alteracao => ({
  id: 1,
  por: null,
  fonte: 'pncp',
  parte: 'licitacao',
  numero: '',
  campo: '',
  antes: null,
  depois: null,
  alterada_em: '2026-07-01T12:00:00.000Z',
  arquivo: 'publicadas.json',
  ...given,
});

/** Makes every notice respond with this history. */
async function serveChanges(page: Page, alteracoes: Alteracao[]): Promise<void> {
  await page.route(/\/api\/licitacoes\/\d+\/changes/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, perPage] = [Number(searchParams.get('page')), Number(searchParams.get('perPage'))];
    const shown = alteracoes.slice((number - 1) * perPage, number * perPage);
    await route.fulfill({ json: { alteracoes: shown, total: alteracoes.length } });
  });
}

test('shows what imports changed in a notice, and marks a moved deadline', async ({ page }) => {
  const { id, changes } = await findChanged(page, (some) => some.some(({ campo }) => campo === 'encerramento'));
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  await expect(history(page)).toContainText(new RegExp(`${changes.length} alteraç`));
  const moved = changes.find(({ campo }) => campo === 'encerramento');
  const line = history(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Prazo alterado' }) });
  await expect(line.last()).toHaveText(`Encerramento${inBrasilia(moved?.antes)} passou a ${inBrasilia(moved?.depois)}`);
});

test('shows that nothing changed since the notice was imported', async ({ page }) => {
  const { id } = await findChanged(page, (some) => some.length === 0);
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  await expect(history(page)).toHaveText('HistóricoNenhuma alteração desde a importação.');
});

test('shows items, amounts, flags and texts in words', async ({ page }) => {
  const { id } = await findChanged(page, () => true);
  const given: Partial<Alteracao>[] = [
    { parte: 'lote', numero: '3', campo: 'situacao', antes: 'Em Andamento', depois: 'Homologado' },
    { parte: 'resultado', numero: '3.1', depois: 'Maré Alta Ltda' },
    { parte: 'resultado', numero: '3.2', campo: 'cancelado', antes: 'false', depois: 'true' },
    { parte: 'documento', numero: '2', antes: 'Edital' },
    { campo: 'valor_estimado', depois: '1234.5' },
    { parte: 'resultado', numero: '3.1', campo: 'data', antes: '2026-06-30', depois: '2026-07-01', arquivo: 'resultados.json' },
    { parte: 'lote', campo: 'quantidade', antes: '0', depois: '12', arquivo: null, fonte: 'planilha' },
  ];
  await serveChanges(
    page,
    given.map((one, place) => change({ ...one, id: 100 - place })),
  );
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  // Only the innermost lines.
  const lines = history(page).locator('li li');
  await expect(lines).toHaveText([
    'Item 3 · SituaçãoEm andamento passou a Homologado',
    'Resultado do item 3Incluído: Maré Alta Ltda',
    'Resultado 2 do item 3 · CanceladoNão passou a Sim',
    'Documento 2Removido: Edital',
    /^Valor estimadovazio passou a R\$\s1\.234,50$/,
    'Resultado do item 3 · Data do resultado30/06/2026 passou a 01/07/2026',
    'Itens0 passou a 12',
  ]);
  const moments = history(page).locator('ol > li > p');
  await expect(moments).toHaveText([/^01\/07\/2026, 09:00.*PNCP · publicadas\.json$/, /resultados\.json$/, /Planilha$/]);
});

test('marks removed and added words in a long text, and shows all of it on demand', async ({ page }) => {
  const { id } = await findChanged(page, () => true);
  const text = (months: string) =>
    `${'Serviço contínuo de limpeza predial. '.repeat(12)}Prazo de ${months} meses. ${'Conforme o edital. '.repeat(12)}`;
  await serveChanges(page, [change({ campo: 'objeto', antes: text('doze'), depois: text('vinte') })]);
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  await expect(history(page).locator('del')).toHaveText('doze ');
  await expect(history(page).locator('ins')).toHaveText('vinte ');
  const line = history(page).locator('li li');
  const short = (await line.textContent()) ?? '';
  await history(page).getByRole('button', { name: 'Mostrar o texto inteiro' }).click();
  await expect(history(page).getByRole('button', { name: 'Mostrar menos' })).toHaveAttribute('aria-expanded', 'true');
  expect(((await line.textContent()) ?? '').length).toBeGreaterThan(short.length + 300);
});

for (const { total, steps } of [
  { total: 12, steps: [{ label: 'Mostrar tudo', count: 12 }] },
  {
    total: 60,
    steps: [
      { label: 'Mostrar mais alterações', count: 50 },
      { label: 'Mostrar mais alterações', count: 60 },
    ],
  },
])
  test(`shows more of ${total} changes by one button, and leads the keyboard to them`, async ({ page }) => {
    const { id } = await findChanged(page, () => true);
    await serveChanges(
      page,
      Array.from({ length: total }, (_, n) =>
        change({ id: 100 - n, parte: 'lote', numero: String(total - n), depois: `Pneu ${total - n}` }),
      ),
    );
    await openAs(page, 'client', `/apps/invoice/preview/${id}`);
    const lines = history(page).locator('li li');
    // The newest ten are enough for most.
    await expect(lines).toHaveCount(10);
    for (const { label, count } of steps) {
      const before = await lines.count();
      await history(page).getByRole('button', { name: label }).press('Enter');
      await expect(lines).toHaveCount(count);
      await expect(lines.nth(before)).toBeFocused();
    }
    await expect(history(page).getByRole('button', { name: /^Mostrar/ })).toHaveCount(0);
  });

test('is accessible', async ({ page }) => {
  const { id } = await findChanged(page, (some) => some.some(({ campo }) => campo === 'encerramento'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'client', `/apps/invoice/preview/${id}`);
  await expect(history(page).getByRole('img', { name: 'Prazo alterado' }).first()).toBeVisible();
  await expectNoBarriersInAnyLook(page, 'main');
});
