// Contracts, atas and annual plans of PNCP: lists that are switched on one by one, read by day and resumed like those of notices.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contratoRecord } from '#features/contratos/server/import/testContratos.ts';
import type { FonteState, Lista } from '#features/fontes/contract.ts';
import { today } from '#features/fontes/server/testPncp.ts';
import { type Played, type TestService, testService } from '#features/fontes/server/testService.ts';
import { type Call, demoAdmin, demoClient, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

const DAY = today().replaceAll('-', '');
const [CNPJ, PLAN] = ['99000111000100', '99000111000100-0-000001/2026'];

let server: TestServer;
let admin: Call;
let service: TestService;
/** Pages by path, of today; everything else is empty. */
let pages: { [path: string]: unknown[][] };
let answer: (asked: URL) => Played | undefined;
beforeEach(async () => {
  pages = {};
  answer = () => undefined;
  server = await testServer({ demo: true, env: { SOURCES_LOCAL: 'true', SOURCES_CLOCK: `20 ${new Date().toISOString()}` } });
  admin = await server.as(demoAdmin);
  service = await testService((asked) => answer(asked) ?? play(asked));
});
afterEach(async () => {
  await server.close();
  await service.close();
});

function play({ pathname, searchParams }: URL): Played {
  const list = pages[pathname.replace('/api/consulta/v1/', '')] ?? [];
  const from = searchParams.get('dataInicial') ?? searchParams.get('dataInicio');
  const number = Number(searchParams.get('pagina'));
  const data = list[number - 1];
  if (from !== DAY || !data) return { status: 204 };
  return { json: { data, ...totals(list), numeroPagina: number, paginasRestantes: list.length - number, empty: false } };
}
/** PNCP counts items of plans, not plans. */
function totals(list: unknown[][]) {
  const all = list.flat() as { itens?: unknown[] }[];
  return { totalRegistros: all.reduce((sum, { itens }) => sum + (itens?.length ?? 1), 0), totalPaginas: list.length };
}

const contract = (number: number, more = {}) => contratoRecord(number, { objetoContrato: 'Compra de zarabatanas', ...more });
const ataRecord = (number: number, more = {}) => ({
  ...{
    numeroControlePNCPAta: `${CNPJ}-1-000007/2026-${String(number).padStart(6, '0')}`,
    numeroAtaRegistroPreco: String(number),
    anoAta: 2026,
  },
  ...{ numeroControlePNCPCompra: `${CNPJ}-1-000007/2026`, cancelado: false, objetoContratacao: 'Registro de preços de zarabatanas' },
  ...{ vigenciaInicio: '2026-07-08', vigenciaFim: '2027-07-08', nomeOrgao: 'Município de Pedra Alta', cnpjOrgao: CNPJ },
  ...{ dataAtualizacaoGlobal: today(), dataPublicacaoPncp: today(), ...more },
});
const planRecord = (...numbers: number[]) => ({
  itens: numbers.map((numeroItem) => ({
    ...{
      numeroItem,
      descricaoItem: `Zarabatana ${numeroItem}`,
      valorTotal: 10,
      quantidadeEstimada: 1,
      dataAtualizacao: `${today()}T08:00:00`,
    },
  })),
  ...{ idPcaPncp: PLAN, anoPca: 2026, orgaoEntidadeCnpj: CNPJ, orgaoEntidadeRazaoSocial: 'Município de Pedra Alta', codigoUnidade: '1' },
  ...{ nomeUnidade: 'Prefeitura', dataAtualizacaoGlobalPCA: `${today()}T08:00:00`, dataPublicacaoPNCP: '2026-01-02T08:00:00' },
});

const turn = (listas: Partial<Record<Lista, boolean>>) =>
  admin('PATCH /api/fontes/pncp', { ligada: true, endereco: service.url, por_segundo: 50, dias: 2, minutos: 5, listas });
const state = async (): Promise<FonteState> => (await admin('GET /api/fontes')).json().fontes[0];
const listaOf = ({ listas }: FonteState, lista: Lista) => listas.find((one) => one.lista === lista);
async function until(isSo: (state: FonteState) => boolean): Promise<FonteState> {
  for (;;) {
    const current = await state();
    if (isSo(current)) return current;
    await moment();
  }
}
const untilRead = (lista: Lista) => until((fonte) => Boolean(listaOf(fonte, lista)?.lida_em));
async function untilTotal(path: string, total: number): Promise<void> {
  while ((await admin(`GET ${path}?q=zarabatana`)).json().total !== total) await moment();
}
const asked = (path: string) => service.asked.filter((one) => one.startsWith(`/api/consulta/v1/${path}?`));

test('contracts come page by page like notices, changed ones again, and only the lists that are switched on are asked for', async () => {
  pages.contratos = [Array.from({ length: 3 }, (_, at) => contract(at + 1)), [contract(4), contract(3)]];
  const { listas } = (await turn({ contratos: true })).json();
  expect(listas.map(({ lista, ligada }: { lista: string; ligada: boolean }) => [lista, ligada])).toEqual([
    ['contratos', true],
    ['atas', false],
    ['pca', false],
  ]);
  const read = await untilRead('contratos');
  // One row had moved to the second page: it counts once.
  expect(listaOf(read, 'contratos')).toMatchObject({ pendentes: 0, adiadas: 0, recebidos: 4 });
  await untilTotal('/api/contratos', 4);
  const days = await admin('GET /api/fontes/pncp/days?lista=contratos');
  expect(days.json().dias).toHaveLength(90);
  expect(days.json().dias.at(-1)).toEqual({
    ...{ dia: today(), esperados: 5, recebidos: 4, rejeitados: 0 },
    modalidades: [{ modalidade: '', esperados: 5, recebidos: 4 }],
  });
  expect(days.json().dias[0]).toMatchObject({ esperados: null, modalidades: [] });
  expect(asked('contratos').some((path) => path.includes(`dataInicial=${DAY}&dataFinal=${DAY}&pagina=2&tamanhoPagina=500`))).toBe(true);
  expect([...asked('atas'), ...asked('atas/atualizacao'), ...asked('pca/atualizacao')]).toEqual([]);
  // Contracts have no items to queue.
  expect(read.detalhes).toBe(0);

  // A day of the list is read again by itself, one that is off is not.
  const before = service.asked.length;
  expect((await admin(`POST /api/fontes/pncp/days/${today()}?lista=contratos`)).statusCode).toBe(200);
  while (!asked('contratos').some((path) => service.asked.indexOf(path, before) >= 0)) await moment();
  expect((await admin(`POST /api/fontes/pncp/days/${today()}?lista=atas`)).statusCode).toBe(409);
  expect((await admin('GET /api/fontes/compras/days?lista=atas')).json().faults).toMatchObject([{ path: 'lista' }]);

  const changed = { valorGlobal: 45_000, dataAtualizacaoGlobal: `${today()}T09:00:00`, numeroRetificacao: 1 };
  pages['contratos/atualizacao'] = [[contract(2, changed)]];
  await admin('POST /api/fontes/pncp/read');
  const value = async () =>
    (
      await server.database.read
        .selectFrom('contratos')
        .select('valor_global')
        .where('retificacao', '=', 1)
        .where('fonte', '=', 'pncp')
        .execute()
    ).map(({ valor_global }) => valor_global);
  while ((await value())[0] !== 45_000) await moment();
});

test('atas: those in force and those that changed on each day; a list that is not answered waits, and the others are read', async () => {
  pages['atas/atualizacao'] = [[ataRecord(1), ataRecord(2)]];
  pages.atas = [[ataRecord(1), ataRecord(3, { dataAtualizacaoGlobal: '2026-01-05' })]];
  pages.contratos = [[contract(1)]];
  answer = ({ pathname }) => (pathname.endsWith('/contratos') ? { status: 422 } : undefined);
  await turn({ atas: true, contratos: true });
  await untilTotal('/api/atas', 3);
  const read = await untilRead('atas');
  expect(listaOf(read, 'contratos')).toMatchObject({ lida_em: null, recebidos: 0 });
  expect(read.problema).toBe(null);
  const fresh = async () =>
    (await (await server.as(demoClient))('GET /api/fontes/freshness'))
      .json()
      .fontes.map(({ traz, lida_em }: Record<string, string | null>) => [traz, lida_em !== null]);
  expect(await fresh()).toEqual([
    ['licitacao', true],
    ['contratos', false],
    ['atas', true],
  ]);
  answer = () => undefined;
  await admin('POST /api/fontes/pncp/read');
  await untilRead('contratos');
  await untilTotal('/api/contratos', 1);
});

test('plans: pages count items, of which a plan has some on each, and none is lost or counted twice', async () => {
  pages['pca/atualizacao'] = [[planRecord(1, 2)], [planRecord(2, 3, 4)]];
  await turn({ pca: true });
  const read = await untilRead('pca');
  expect(listaOf(read, 'pca')).toMatchObject({ recebidos: 4 });
  await untilTotal('/api/pca', 4);
  expect(asked('pca/atualizacao').some((path) => path.includes(`dataInicio=${DAY}&dataFim=${DAY}`))).toBe(true);
});

test('days of one list are read on demand, or with those of notices if it is switched on', async () => {
  pages['atas/atualizacao'] = [[ataRecord(1), ataRecord(2)]];
  await turn({ atas: true });
  await untilRead('atas');
  const range = { de: today(), ate: today() };
  const sync = (more: object, fonte = 'pncp') => admin(`POST /api/fontes/${fonte}/sync`, { ...range, ...more });
  const progress = async (query: string) => (await admin(`GET /api/fontes/pncp/sync?de=${today()}&ate=${today()}${query}`)).json();
  expect((await sync({ lista: 'atas' })).json()).toMatchObject({ listas: 1, pendentes: 1 });
  while ((await progress('&lista=atas')).pendentes > 0) await moment();
  expect(await progress('&lista=atas')).toMatchObject({ listas: 1, esperados: 2, recebidos: 2 });
  const { listas } = (await sync({})).json();
  expect(listas).toBe((await progress('')).listas);
  await turn({ atas: false });
  expect((await progress('')).listas).toBe(listas - 1);
  expect((await sync({ lista: 'atas' })).statusCode).toBe(409);
  for (const [more, fonte] of [
    [{ lista: 'atas', uf: 'SP' }, 'pncp'],
    [{ lista: 'atas' }, 'compras'],
    [{ lista: 'editais' }, 'pncp'],
  ] as const)
    expect((await sync(more, fonte)).statusCode).toBe(400);
});

test('a list that is switched off is read no more and keeps what came; nobody but admins switches it', async () => {
  pages['atas/atualizacao'] = [[ataRecord(1)]];
  await turn({ atas: true });
  await untilRead('atas');
  await untilTotal('/api/atas', 1);
  await turn({ atas: false });
  await until(({ situacao }) => situacao === 'em_dia');
  service.asked.length = 0;
  await admin('POST /api/fontes/pncp/read');
  while (!service.asked.some((path) => path.includes('/contratacoes/'))) await moment();
  await until(({ situacao }) => situacao === 'em_dia');
  expect(asked('atas/atualizacao')).toEqual([]);
  await untilTotal('/api/atas', 1);
  expect(listaOf(await state(), 'atas')).toMatchObject({ ligada: false, lida_em: expect.any(String), recebidos: 1 });
  expect((await (await server.as(demoClient))('PATCH /api/fontes/pncp', { listas: { atas: true } })).statusCode).toBe(403);
  expect((await admin('PATCH /api/fontes/pncp', { listas: { atas: 'sim' } })).statusCode).toBe(400);
  expect((await admin('PATCH /api/fontes/pncp', { listas: { editais: true } })).statusCode).toBe(400);
});
