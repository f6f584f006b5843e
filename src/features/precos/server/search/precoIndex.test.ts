// The index answers as plain loops over the rows do, whatever is written in between.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words } from '#brasil/server/portuguese.ts';
import { createRandom, type Random } from '#kit/server/random.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { precoIndex } from './precoIndex.ts';
import type { RowFilter } from './search.ts';
import { type HasWords, plainList, plainStatistics, type Row, readRows } from './testPlainFigures.ts';

const { server } = testDemo();

const QUESTIONS = 120;
/** Questions between two rounds of changes. */
const ROUND = 12;
const PRICES = 1500;

test('finds and computes what plain loops do, while prices change and processes end', async () => {
  const { database, dataDir } = server;
  const random = createRandom(58);
  const snapshot = { file: join(dataDir, 'search', 'test-precos.index'), key: 'test' };
  await addPrices(random, PRICES);
  let index = precoIndex({ database, snapshot });
  let rows = await readRows(database.read);
  let found = 0;
  for (let asked = 0; asked < QUESTIONS; asked++) {
    if (asked % ROUND === 0) {
      await index.save();
      await changeSome(random);
      rows = await readRows(database.read);
      // Every other time the one that is open takes in what changed, with deleted documents in between.
      if (asked % (2 * ROUND) === 0) {
        await index.close();
        if (asked === 2 * ROUND) rmSync(snapshot.file);
        index = precoIndex({ database, snapshot });
      }
    }
    const { filter, hasWords } = randomQuestion(random, rows);
    const order = { sort: random.pick(['dia', 'valor', 'estimado', 'total'] as const), order: random.pick(['asc', 'desc'] as const) };
    const seen = JSON.stringify({ filter, order });
    const { atipicos: _, ...ofFigures } = filter;
    expect(await index.statistics(ofFigures), seen).toEqual(plainStatistics(rows, ofFigures, hasWords));
    const expected = plainList(rows, filter, order, hasWords);
    expect([...(await index.all(filter, order))], seen).toEqual(expected);
    const offset = random.between(0, expected.length);
    expect(await index.find(filter, order, { offset, limit: 7 }), seen).toEqual({
      ids: expected.slice(offset, offset + 7),
      total: expected.length,
    });
    found += expected.length;
  }
  // Not all questions were in vain.
  expect(found).toBeGreaterThan(10 * QUESTIONS);
  await index.close();
});

/** Prices of existing items at other days, of several units; some unknown, some far too high. */
async function addPrices(random: Random, many: number): Promise<void> {
  await server.database.write(async (db) => {
    const all = await readRows(db);
    const added = Array.from({ length: many }, (_, at) => {
      const { id: _id, orgao: _orgao, descricao: _descricao, nome: _nome, ...row } = random.pick(all);
      const valor = random.chance(0.1) ? null : random.between(1, random.chance(0.05) ? 900_000 : 3000) / 100;
      return {
        ...{ ...row, sequencial: 1000 + at + random.between(1, 1e6) * many, valor },
        ...{ unidade: random.pick(['UN', 'UN', 'CX', '']), uf: random.pick(['SP', 'PR', 'MG', '']) },
        estimado: random.chance(0.3) ? null : random.between(1, 4000) / 100,
        total: valor && valor * random.between(1, 9),
        dia: `202${random.between(5, 6)}-${String(random.between(1, 12)).padStart(2, '0')}-15`,
      };
    });
    for (let from = 0; from < many; from += 500)
      await db
        .insertInto('precos')
        .values(added.slice(from, from + 500))
        .execute();
  });
}

/** Adds and removes some prices, all those of a notice, and renames a supplier in the transaction that stores a price of it. */
async function changeSome(random: Random): Promise<void> {
  await addPrices(random, 20);
  await server.database.write(async (db) => {
    const all = await readRows(db);
    const one = () => random.pick(all);
    await db.deleteFrom('precos').where('id', 'in', [one().id, one().id, one().id]).execute();
    await db.deleteFrom('precos').where('licitacao_id', '=', one().licitacao_id).where('numero', '=', one().numero).execute();
    const { id: _, orgao: _orgao, descricao: _descricao, nome: _nome, ...row } = one();
    const nome = `Renomeada ${random.between(1, 9)} Ltda`;
    await db.updateTable('fornecedores').set({ nome, nome_chave: nome.toLowerCase() }).where('documento', '=', row.fornecedor).execute();
    await db
      .insertInto('precos')
      .values({ ...row, sequencial: random.between(1e8, 2e9) })
      .execute();
  });
}

function randomQuestion(random: Random, rows: readonly Row[]): { filter: RowFilter; hasWords: HasWords } {
  const one = () => random.pick(rows);
  const texts = () => words(one().descricao ?? '').filter((word) => /^[a-z]{3,}$/.test(word));
  const [first = 'papel', second = first] = texts();
  const [other = 'papel'] = texts();
  const has = (row: Row, wanted: string) => ` ${words(row.descricao ?? '').join(' ')} `.includes(wanted);
  const { q, hasWords } = random.pick<{ q: string; hasWords: HasWords }>([
    { q: first, hasWords: (row) => has(row, ` ${first} `) },
    { q: `"${first} ${second}"`, hasWords: (row) => has(row, ` ${first} ${second} `) },
    { q: `${first.slice(0, 3)}*`, hasWords: (row) => has(row, ` ${first.slice(0, 3)}`) },
    { q: `${first} -${other}`, hasWords: (row) => has(row, ` ${first} `) && !has(row, ` ${other} `) },
    { q: '', hasWords: () => true },
  ]);
  const conditions: RowFilter[] = [
    ...[
      { catalogo: one().catalogo },
      { de: '2025-06-01' },
      { ate: '2026-03-31' },
      { uf: ['SP' as const, 'MG' as const] },
      { unidade: 'CX' },
    ],
    ...[{ unidade: '-' }, { orgao: one().orgao.slice(2, 9) }, { orgao: one().orgao_cnpj }, { fornecedor: one().fornecedor }],
    ...[{ fornecedor: 'renomeada' }, { fornecedor: one().nome?.slice(0, 6) ?? 'Ltda' }, { valorMin: 9.5 }, { valorMax: 20 }],
    ...[{ atipicos: 'so' as const }, { atipicos: 'sem' as const }],
  ];
  return {
    filter: Object.assign(q ? { q } : {}, ...Array.from({ length: random.between(0, 2) }, () => random.pick(conditions))),
    hasWords,
  };
}
