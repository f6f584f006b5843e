// The year of one company that the demonstration tells: what belongs together in several features fits.
import { beforeAll, expect, test } from 'vitest';
import type { CalendarDate } from '#features/calendar/contract.ts';
import type { Arquivo } from '#features/propostas/arquivos.ts';
import type { Proposta } from '#features/propostas/entities.ts';
import type { Resumo } from '#features/propostas/resumo.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, type TestServer, testServer } from '#kit/server/testing/testServer.ts';

const { server, admin, client } = testDemo();
let propostas: Proposta[];
let cnpj: string;
beforeAll(async () => {
  propostas = (await admin('GET /api/propostas?perPage=100')).json().propostas;
  cnpj = (await admin('GET /api/empresa')).json().cnpj;
});

const noticesOf = (etapa: string) => propostas.filter((one) => one.etapa === etapa).map(({ edital }) => edital.id as number);
async function winnersOf(ids: readonly number[]): Promise<Map<number, boolean>> {
  const won = await server.database.read
    .selectFrom('resultados')
    .select('licitacao_id')
    .where('fornecedor_documento', '=', cnpj)
    .where('cancelado', '=', false)
    .execute();
  const own = new Set(won.map(({ licitacao_id }) => licitacao_id));
  return new Map(ids.map((id) => [id, own.has(id)]));
}

test('the results of the notices say of each offer whether the company won it, and its rates are real figures', async () => {
  const [won, lost] = [await winnersOf(noticesOf('ganha')), await winnersOf(noticesOf('perdida'))];
  expect(won.size).toBeGreaterThan(5);
  expect([...won.values()].every(Boolean)).toBe(true);
  expect(lost.size).toBeGreaterThan(10);
  expect([...lost.values()].some(Boolean)).toBe(false);
  const resumo: Resumo = (await admin('GET /api/propostas/resumo')).json();
  expect(resumo.total).toMatchObject({ ganhas: won.size, perdidas: lost.size });
  expect(resumo.motivos.length).toBeGreaterThan(4);
  const months = new Set(propostas.flatMap(({ encerrada_em }) => encerrada_em?.slice(0, 7) ?? []));
  expect(months.size).toBeGreaterThan(9);
});

test('contracts came of won offers, and their ends are in the calendar', async () => {
  const contracts = await server.database.read
    .selectFrom('contratos')
    .innerJoin('licitacoes', 'licitacoes.controle', 'contratos.compra_controle')
    .select(['contratos.id', 'licitacoes.id as notice'])
    .where('fornecedor_documento', '=', cnpj)
    .execute();
  const won = new Set(noticesOf('ganha'));
  expect(contracts.filter(({ notice }) => won.has(notice)).length).toBeGreaterThan(3);
  const found: CalendarDate[] = [];
  for (let month = 0; month < 12; month++) {
    const day = (days: number) => new Date(Date.now() + (month * 31 + days) * 86_400_000).toISOString();
    found.push(...(await client(`GET /api/calendar/dates?start=${day(0)}&end=${day(31)}`)).json().dates);
  }
  const ends = found.filter(({ kind, thing }) => kind === 'vigenciaFim' && thing === 'contrato').map(({ thingId }) => thingId);
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.every((id) => contracts.some((contract) => contract.id === id))).toBe(true);
});

test('offers have files with versions, which can be read, documents of the vault of each state, and people', async () => {
  const lists = await Promise.all(
    propostas.map(async ({ id }) => (await admin(`GET /api/propostas/${id}/arquivos`)).json().arquivos as Arquivo[]),
  );
  const files = lists.flat();
  expect(files.length).toBeGreaterThan(5);
  const versions = files.find(({ versoes }) => versoes.length > 1)?.versoes ?? [];
  expect(versions.length).toBeGreaterThan(1);
  for (const { url, bytes } of versions) {
    const file = await server.app.inject({ url });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([200, 'application/octet-stream', bytes]);
  }
  const preparing = propostas.filter(({ etapa }) => etapa === 'preparando');
  const entries = await Promise.all(
    preparing.map(
      async ({ id }) =>
        (await admin(`GET /api/propostas/${id}/checklist`)).json().entradas as {
          certidao: { situacao: string } | null;
          feito_em: string | null;
        }[],
    ),
  );
  const states = new Set(entries.flat().flatMap(({ certidao }) => certidao?.situacao ?? []));
  expect(states.size).toBeGreaterThan(1);
  const kinds = async (call: typeof admin) =>
    (await call('GET /api/notifications')).json().notifications.map(({ kind }: { kind: string }) => kind) as string[];
  expect(await kinds(client)).toEqual(
    expect.arrayContaining(['propostas.shared', 'propostas.assigned', 'propostas.mentioned', 'orgaos.published', 'fornecedores.won']),
  );
  expect(await kinds(admin)).toEqual(expect.arrayContaining(['propostas.assigned', 'propostas.mentioned']));
});

test('competitors and bodies are followed, one of each muted, and notices were entered by hand, of which one is joined', async () => {
  const { seguidos } = (await client('GET /api/seguidos')).json();
  expect(seguidos).toHaveLength(6);
  expect(seguidos.filter(({ silenciado }: { silenciado: boolean }) => silenciado)).toHaveLength(2);
  const { read } = server.database;
  const byHand = await read.selectFrom('licitacoes').select('id').where('fonte', '=', 'manual').execute();
  expect(byHand).toHaveLength(2);
  expect(propostas.some(({ edital }) => byHand.some(({ id }) => id === edital.id))).toBe(true);
  const [union] = await read.selectFrom('licitacoes_unioes').selectAll().execute();
  expect((await admin(`GET /api/licitacoes/manual/${union?.manual_id}/joined`)).json()).toEqual({ id: union?.licitacao_id });
  expect(propostas.some(({ edital }) => edital.id === union?.licitacao_id)).toBe(true);
});

test('notices entered by hand move with the days unless a user changed them, and do not come back', async () => {
  const other: TestServer = await testServer({ demo: true });
  try {
    const call = await other.as(demoAdmin);
    const read = () =>
      other.database.read.selectFrom('licitacoes').select(['id', 'encerramento']).where('fonte', '=', 'manual').orderBy('id').execute();
    const [first, second] = await read();
    const { version, ...sent } = (await call(`GET /api/licitacoes/manual/${first?.id}`)).json();
    const { criada_por: _, isEditable: __, ...form } = sent;
    const before = '2026-01-10T13:00:00.000Z';
    expect(
      (await call(`PUT /api/licitacoes/manual/${first?.id}`, { ...form, version, encerramento: before, abertura: null })).statusCode,
    ).toBe(200);
    await other.database.write(async (db) => {
      await db
        .updateTable('licitacoes')
        .set({ encerramento: before })
        .where('id', '=', second?.id ?? 0)
        .execute();
      await db.updateTable('demo_seeds').set({ seeded_on: '2026-01-01' }).execute();
    });
    await other.seedDemo();
    expect(await read()).toEqual([{ id: first?.id, encerramento: before }, second]);
    await call(`DELETE /api/licitacoes/manual/${first?.id}`);
    await other.seedDemo();
    expect(await read()).toEqual([second]);
  } finally {
    await other.close();
  }
});
