// Outcomes and implausible values, by import and by the migrations for older data.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { controlNumber, itemRecord, pncpRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();

/** The update statement of a migration. */
const updateOf = async (file: string) => (await readFile(`migrations/${file}`, 'utf8')).match(/^update [^;]*/m)?.[0] ?? '';

/** `situacaoCompraItem`: 1 em andamento, 3 anulado/revogado/cancelado, 4 deserto, 5 fracassado. */
const outcomes = [
  { items: [5, 5], desfecho: 'fracassada' },
  { items: [4, 4], desfecho: 'deserta' },
  { items: [4, 5], desfecho: 'fracassada' },
  { items: [3, 4], desfecho: 'deserta' },
  { items: [3, 3], desfecho: '' },
  { items: [1, 5], desfecho: '' },
];

test('items that all failed or had no bidder determine the outcome of the notice', async () => {
  const notices = outcomes.map(({ items, desfecho }, place) => ({ controle: controlNumber(place + 40), items, desfecho }));
  await importFile(
    admin,
    notices.map(({ controle }) => pncpRecord({ numeroControlePNCP: controle })),
  );
  const items = notices.flatMap(({ controle, items }) =>
    items.map((situacaoCompraItem, place) => itemRecord({ numeroControlePNCPCompra: controle, numeroItem: place + 1, situacaoCompraItem })),
  );
  await importFile(admin, items);
  const rows = await server.database.read.selectFrom('licitacoes').select(['controle', 'desfecho', 'encerrada']).execute();
  for (const { controle, items, desfecho } of notices)
    expect(rows.find((row) => row.controle === controle)).toEqual({ controle, desfecho, encerrada: !items.includes(1) });
});

test('migrations 0042 and 0045 derive the same values as an import', async () => {
  const values = [
    { valorTotalEstimado: 200_000_000_000, valorTotalHomologado: null },
    { valorTotalEstimado: 5_000_000, valorTotalHomologado: 4000 },
    { valorTotalEstimado: 5_000_000, valorTotalHomologado: null, amparoLegal: { codigo: 18, nome: 'Lei 14.133/2021, Art. 75, I' } },
    { valorTotalEstimado: 900_000, valorTotalHomologado: 1 },
  ];
  await importFile(
    admin,
    values.map((value, place) => pncpRecord({ numeroControlePNCP: controlNumber(place + 60), ...value })),
  );
  const filled = () =>
    server.database.read.selectFrom('licitacoes').select(['id', 'desfecho', 'valor_implausivel']).orderBy('id').execute();
  const before = await filled();
  expect(before.slice(-4).map((row) => row.valor_implausivel)).toEqual(['limite', 'homologado', 'dispensa', null]);
  expect(new Set(before.map((row) => row.desfecho))).toContain('homologada');
  await server.database.write(async (db) => {
    await db.updateTable('licitacoes').set({ desfecho: '', valor_implausivel: null }).execute();
    await sql.raw(await updateOf(`0042_notices_implausible.${server.database.engine.name}.sql`)).execute(db);
    await sql.raw(await updateOf('0045_licitacoes_desfecho.sql')).execute(db);
  });
  expect(await filled()).toEqual(before);
});

test('migration 0052 keeps the order of existing starting views', async () => {
  const keep = (params: string) => admin('PUT /api/licitacoes/params', { params });
  const migrated = async (params: string) => {
    await keep(params);
    await server.database.write(async (db) => sql.raw(await updateOf('0052_starting_views.sql')).execute(db));
    return (await admin('GET /api/licitacoes/params')).json().params;
  };
  expect(await migrated('?uf=SP')).toBe('?uf=SP&sort=id');
  expect(await migrated('?uf=SP&sort=orgao')).toBe('?uf=SP&sort=orgao');
  expect(await migrated('')).toBe('');
});
