import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Licitacao } from '../../entities.ts';
import { seedLicitacoes } from '../demo/seed.ts';
import { licitacoesKinds } from '../import/kinds.ts';
import { controlNumber, pncpRecord, resultRecord } from '../import/sources/fixtures.ts';
import { thisMoment } from '../status.ts';
import { countByStatus, countByUf, faixas, type Sum, sumByKey } from './contagem.ts';

const { server, admin } = testDemo();

/** The counters, recomputed from the notices. */
async function recount(): Promise<string[]> {
  const rows = await server.database.read.selectFrom('licitacoes').selectAll().execute();
  const sums = new Map<string, [n: number, centavos: number, fora: number]>();
  for (const { uf, modalidade_codigo, valor_estimado, valor_implausivel, excluida, abertura, encerrada, prazo, publicacao } of rows) {
    const add = (key: string) => {
      const [n, centavos, fora] = sums.get(key) ?? [0, 0, 0];
      const counted = valor_implausivel || excluida ? 0 : Math.round((valor_estimado ?? 0) * 100);
      sums.set(key, [n + 1, centavos + counted, fora + (valor_implausivel && !excluida ? 1 : 0)]);
    };
    const dia = abertura ? dayInBrasilia(new Date(abertura)) : '';
    const faixa = faixas.find(
      ({ min, max }) => (min === null || (valor_estimado ?? 0) >= min) && (max === null || (valor_estimado ?? 0) <= max),
    );
    add(`uf ${dia} ${uf}`);
    add(`modalidade ${dia} ${modalidade_codigo}`);
    add(`faixa ${dia} ${valor_estimado === null ? '' : faixa?.chave}`);
    add(`todas  ${uf}`);
    if (!encerrada && prazo) add(`prazo ${prazo.slice(0, 10)} ${uf}`);
    if (!encerrada && !prazo) add(`publicacao ${publicacao.slice(0, 10)} ${uf}`);
  }
  return [...sums].map(([key, [n, centavos, fora]]) => `${key}: ${n}, ${centavos}, ${fora}`).sort();
}

async function kept(): Promise<string[]> {
  const rows = await server.database.read.selectFrom('licitacoes_contagem').selectAll().where('n', '<>', 0).execute();
  return rows.map(({ por, dia, chave, n, centavos, fora }) => `${por} ${dia} ${chave}: ${n}, ${centavos}, ${fora}`).sort();
}

/** The number of notices, after checking all counters. */
async function counted(): Promise<number> {
  expect(await kept()).toEqual(await recount());
  const { read } = server.database;
  const moment = thisMoment();
  const [all, byUf] = [await countByStatus(read, moment), await countByUf(read, moment)];
  for (const status of ['aberta', 'andamento', 'fechada', 'total'] as const) {
    const query = status === 'total' ? '' : `status=${status}&`;
    // The list is found by the search index, which follows the table.
    const listed = async () => (await admin(`GET /api/licitacoes?${query}perPage=1`)).json().total;
    await expect.poll(listed, { message: status, timeout: 10_000 }).toBe(all[status].n);
    expect([...byUf.values()].reduce((sum, one) => sum + one[status].n, 0)).toBe(all[status].n);
  }
  return all.total.n;
}

const notice = (sequence: number, changes: object = {}) => pncpRecord({ numeroControlePNCP: controlNumber(sequence), ...changes });
const withoutDates = { dataAberturaProposta: null, dataEncerramentoProposta: null };
const later = { dataAtualizacao: '2026-06-01T00:00:00', dataAtualizacaoGlobal: '2026-06-01T00:00:00' };

/** Saves records of one kind as an import does. */
async function bring(records: Record<string, unknown>[], owner = ''): Promise<void> {
  const [first = {}] = records;
  const kind = licitacoesKinds.find(({ recognises }) => recognises(first)) as (typeof licitacoesKinds)[number];
  const rows = records.map((record) => ({ read: kind.read(record, owner), text: JSON.stringify(record) }));
  await server.database.write((db) => kind.save(db, rows, 1), kind.writeLock);
}

test('counts the demo, also after its dates moved', async () => {
  expect(await counted()).toBeGreaterThan(100);
  await server.database.write((db) => seedLicitacoes(db, new Date(Date.now() + 86_400_000)));
  await counted();
});

test('counters follow imports that add, change and withdraw, and results', async () => {
  const before = await counted();
  await bring([notice(1), notice(2, { valorTotalEstimado: null, ...withoutDates }), notice(3)]);
  expect(await counted()).toBe(before + 3);
  await bring([
    notice(1, { ...later, valorTotalEstimado: 9_999_999.99, modalidadeId: 4, dataAberturaProposta: '2027-01-31T23:59:59' }),
    notice(2, { ...later, situacaoCompraId: 2 }),
  ]);
  expect(await counted()).toBe(before + 3);
  await bring([resultRecord()], controlNumber(3));
  expect(await counted()).toBe(before + 3);
});

test('implausible values are marked and counted, but not summed, until the source corrects them', async () => {
  const before = await sumsNow();
  const slip = { ...withoutDates, valorTotalEstimado: 20_250_000_000, valorTotalHomologado: 4500 };
  await bring([notice(11, slip), notice(12, { ...withoutDates, valorTotalEstimado: 2.025e12 }), notice(13)]);
  await counted();
  expect(await sumsNow()).toEqual({ n: before.n + 3, valor: before.valor + 150_000.5, fora: before.fora + 2 });
  const { licitacoes } = (await admin('GET /api/licitacoes?sort=id&perPage=3')).json();
  expect(licitacoes.map((one: Licitacao) => [one.valor_estimado, one.valor_implausivel])).toEqual([
    [150_000.5, null],
    [2.025e12, 'limite'],
    [20_250_000_000, 'homologado'],
  ]);
  await bring([notice(11, { ...later, ...slip, valorTotalEstimado: 4500 })]);
  await counted();
  expect(await sumsNow()).toEqual({ n: before.n + 3, valor: before.valor + 154_500.5, fora: before.fora + 1 });
});

/** The overview's figures for all notices. */
async function sumsNow() {
  return (await admin('GET /api/dashboards/notices')).json().total as Sum;
}

test('counters follow a removal and its undo', async () => {
  const before = await counted();
  const { id } = await server.database.read
    .selectFrom('licitacoes')
    .select('id')
    .where('valor_estimado', 'is not', null)
    .executeTakeFirstOrThrow();
  await admin(`DELETE /apps/invoice/delete?id=${id}`);
  expect(await counted()).toBe(before - 1);
  await admin(`POST /api/licitacoes/${id}/restore`);
  expect(await counted()).toBe(before);
});

test('a failed transaction is not counted', async () => {
  const before = await counted();
  const failing = server.database.write(async (db) => {
    // Few rows: background work of the start may still hold others.
    const { numDeletedRows } = await db.deleteFrom('licitacoes').where('uf', '=', 'SP').executeTakeFirst();
    expect(Number(numDeletedRows)).toBeGreaterThan(0);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await counted()).toBe(before);
});

/** Moves all dates of a notice to a time, and checks its status around it. */
test('a status ends to the millisecond', async () => {
  const { read } = server.database;
  const { id } = await read.selectFrom('licitacoes').select('id').where('encerrada', '=', false).executeTakeFirstOrThrow();
  const at = '2031-03-10T14:00:00.000Z';
  const statusesAt = async (now: string) => (await countByUf(read, thisMoment(new Date(now)))).get('AC');
  await server.database.write((db) => db.deleteFrom('licitacoes').where('uf', '=', 'AC').execute());
  const put = (dates: object) =>
    server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ uf: 'AC', encerrada: false, valor_estimado: 10.1, valor_implausivel: null, ...dates })
        .where('id', '=', id)
        .execute(),
    );
  const n = (status: 'aberta' | 'andamento' | 'fechada') => ({ [status]: { n: 1, valor: 10.1, fora: 0 } });
  await put({ abertura: at, prazo: at, referencia: at });
  expect(await statusesAt('2031-03-10T13:59:59.999Z')).toMatchObject(n('aberta'));
  expect(await statusesAt(at)).toMatchObject(n('aberta'));
  expect(await statusesAt('2031-03-10T14:00:00.001Z')).toMatchObject(n('andamento'));
  expect(await statusesAt('2032-03-10T14:00:00.000Z')).toMatchObject(n('andamento'));
  expect(await statusesAt('2032-03-10T14:00:00.001Z')).toMatchObject(n('fechada'));
  await put({ abertura: null, prazo: null, publicacao: at, referencia: at });
  expect(await statusesAt('2032-03-10T14:00:00.000Z')).toMatchObject(n('andamento'));
  expect(await statusesAt('2032-03-10T14:00:00.001Z')).toMatchObject(n('fechada'));
});

test('days are Brasília’s, including daylight saving time until 2019', async () => {
  const { id } = await server.database.read.selectFrom('licitacoes').select('id').executeTakeFirstOrThrow();
  const summers = await sql<{ desde: string; ate: string }>`select desde, ate from horario_de_verao`.execute(server.database.read);
  expect(summers.rows).toHaveLength(45);
  const edges = summers.rows.flatMap(({ desde, ate }) => [dayAfter(desde, -1), desde, ate, dayAfter(ate, 1)]);
  const hours = ['01:59:59.999', '02:00:00.000', '02:59:59.999', '03:00:00.000'];
  const instants = [...edges, '1913-12-31', '2019-02-17', '2026-01-15', '2028-02-29', '2028-03-01'].flatMap((day) =>
    hours.map((hour) => `${day}T${hour}Z`),
  );
  const days = await server.database.write(async (db) => {
    const found: string[] = [];
    for (const abertura of instants) {
      await db.updateTable('licitacoes').set({ uf: 'XX', abertura }).where('id', '=', id).execute();
      const { dia } = await db
        .selectFrom('licitacoes_contagem')
        .select('dia')
        .where('por', '=', 'uf')
        .where('chave', '=', 'XX')
        .where('n', '=', 1)
        .executeTakeFirstOrThrow();
      found.push(dia);
    }
    return found;
  });
  expect(days).toEqual(instants.map((instant) => dayInBrasilia(new Date(instant))));
});

function dayAfter(day: string, later: number): string {
  return new Date(Date.parse(day) + later * 86_400_000).toISOString().slice(0, 10);
}

test('the value bands are contiguous', async () => {
  const { id } = await server.database.read.selectFrom('licitacoes').select('id').executeTakeFirstOrThrow();
  const abertura = '2040-05-05T12:00:00.000Z';
  for (const { chave, min, max } of faixas)
    for (const valor_estimado of [min, max]) {
      if (valor_estimado === null) continue;
      await server.database.write((db) => db.updateTable('licitacoes').set({ abertura, valor_estimado }).where('id', '=', id).execute());
      const sums = await sumByKey(server.database.read, ['faixa'], { from: '2040-05-05', to: '2040-05-05' });
      expect(sums).toMatchObject([{ chave, n: 1 }]);
      const query = [min !== null && `valorMin=${min}`, max !== null && `valorMax=${max}`].filter(Boolean).join('&');
      expect((await admin(`GET /api/licitacoes?aberturaDe=2040-05-05&${query}`)).json().total).toBe(1);
    }
});
