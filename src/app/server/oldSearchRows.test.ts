import { expect, test } from 'vitest';
import { backfillAccountKeys } from '#features/auth/server/accounts/findContacts.ts';
import { fillFiles } from '#features/importacoes/server/findFiles.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { buscaOf } from '#kit/server/text/contains.ts';

const { server, admin } = testDemo();

/** More than two batches of backfilling. One folds to an empty text. */
const names = Array.from({ length: 700 }, (_, place) => (place === 350 ? '\u0301' : `Pregões ${place}.json`));

/** Rows as an earlier version has written them. */
async function keepAsEarlier(): Promise<void> {
  const counts = { registros: 0, lidos: 0, novos: 0, atualizados: 0, inalterados: 0, ignorados: 0, aguardando: 0, rejeitados: 0 };
  const run = { ...counts, tipo: '', formato: 'json', estado: 'concluida', vinculo: '', tentativa: 0 } as const;
  await server.database.write(async (db) => {
    for (const arquivo of names)
      await db
        .insertInto('importacoes')
        .values({ ...run, arquivo, bytes: 1, recebida_em: new Date().toISOString(), busca: '' })
        .execute();
    for (const table of ['importacoes', 'users'] as const)
      await db
        .updateTable(table)
        .set({ busca: null as never })
        .execute();
  });
}

const find = async (q: string): Promise<string[][]> =>
  (await admin(`GET /api/main-search/data?q=${encodeURIComponent(q)}`))
    .json()
    .searchArr.map(({ data }: { data: { title: string }[] }) => data.map(({ title }) => title));

test('rows of an earlier version are found after the start', async () => {
  await keepAsEarlier();
  expect((await find('helena'))[2]).toEqual([]);
  const fill = async () => {
    await backfillAccountKeys(server.database);
    await fillFiles(server.database);
  };
  await Promise.all([fill(), fill()]);
  expect((await find('helena'))[2]).toEqual(['Helena Prado']);
  expect((await find('PREGOES'))[1]).toEqual(['Pregões 699.json', 'Pregões 698.json', 'Pregões 697.json', 'Pregões 696.json']);
  const kept = await server.database.read.selectFrom('importacoes').select(['arquivo', 'busca']).execute();
  expect(kept.filter(({ arquivo, busca }) => busca !== buscaOf(arquivo))).toEqual([]);
});

test('of many, only the newest hundred are listed without a query', async () => {
  const [, files] = await find('');
  expect(files).toEqual(names.slice(-100).reverse());
});
