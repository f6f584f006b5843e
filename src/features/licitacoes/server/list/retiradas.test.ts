// Notices that the source withdrew.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { comprasRecord, controlNumber } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';
import { thisMoment } from '../status.ts';
import { countByStatus } from './contagem.ts';

const { server, admin } = testDemo();
const record = (sequencial: number, changes: object) =>
  comprasRecord({ numeroControlePNCP: controlNumber(sequencial), dataPublicacaoPncp: new Date().toISOString().slice(0, 19), ...changes });
const sums = () => countByStatus(server.database.read, thisMoment());
const worth = { n: 2, valor: 2000 };

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, [
    record(1, { valorTotalEstimado: 2000 }),
    record(2, { valorTotalEstimado: 700_000, existeResultado: true, contratacaoExcluida: true }),
  ]);
});

test('have a phase of their own, and are closed for the specification’s calls', async () => {
  const { licitacoes } = (await admin('GET /api/licitacoes?status=fechada')).json();
  expect(licitacoes).toMatchObject([{ excluida: true, status: 'fechada', valor_estimado: 700_000 }]);
  const csv = (await admin('GET /api/licitacoes/export?status=fechada', undefined, { 'accept-language': 'pt' })).body;
  expect(csv).toContain(';Fechada;Retirada;');
});

test('are found by their own value of the filter, which the facet counts', async () => {
  const list = async (query: string) => (await admin(`GET /api/licitacoes?${query}`)).json().total;
  expect(await list('desfecho=retirada')).toBe(1);
  expect(await list('desfecho=homologada')).toBe(0);
  expect((await admin('GET /api/licitacoes/facets')).json().values.desfecho).toEqual([{ value: 'retirada', count: 1 }]);
  const orgao = await admin('GET /api/orgaos/11222333000181/licitacoes?desfecho=retirada');
  expect(orgao.json()).toMatchObject({ total: 1, licitacoes: [{ desfecho: 'retirada' }] });
});

test('count as notices, but their values are in no sum', async () => {
  expect(await sums()).toMatchObject({ total: { ...worth, fora: 0 }, fechada: { n: 1, valor: 0, fora: 0 } });
  await importFile(admin, [record(2, { valorTotalEstimado: 900_000, dataAtualizacaoPncp: '2027-01-01T00:00:00' })]);
  expect((await sums()).total).toMatchObject({ n: 2, valor: 902_000 });
  await importFile(admin, [
    record(2, { valorTotalEstimado: 900_000, dataAtualizacaoPncp: '2027-01-02T00:00:00', contratacaoExcluida: true }),
  ]);
  expect((await sums()).total).toMatchObject(worth);
});

test('of before migration 0109 leave the sums with it', async () => {
  const script = await readFile(`migrations/0109_licitacoes_retiradas.${server.database.engine.name}.sql`, 'utf8');
  const last = /^(?:insert|select) [^;]*(?=;\s*$)/m.exec(script.slice(script.lastIndexOf('end $$;') + 1))?.[0] ?? '';
  await server.database.write((db) => sql.raw(last).execute(db));
  expect((await sums()).total).toMatchObject({ n: 2, valor: 2000 - 900_000, fora: 0 });
});
