// The index answers as SQL and plain loops do, whatever is written in between.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { words } from '#brasil/server/portuguese.ts';
import { createRandom, type Random } from '#kit/server/random.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { type Status, sortColumns } from '../../entities.ts';
import { thisMoment } from '../status.ts';
import { noticeIndex } from './noticeIndex.ts';
import type { Filter, Order } from './question.ts';
import { idsBySql } from './testSqlSearch.ts';

const { server } = testDemo();

const QUESTIONS = 200;
/** Questions between two rounds of changes. */
const ROUND = 20;
const texts = ['aquisição', 'limpeza', 'serviços', 'escola', 'pneus', 'município', 'material', 'de', 'pregão'];
const sorts = sortColumns.filter(
  (sort) => sort !== 'relevancia' && !['num_licitacao', 'orgao', 'municipio', 'UASG', 'modalidade'].includes(sort),
);

test('finds what SQL and plain loops find, in the same order, while notices change and processes are killed', async () => {
  const { database, dataDir } = server;
  const random = createRandom(20_261);
  let now = new Date();
  const snapshot = { file: join(dataDir, 'search', 'killed.index'), key: 'test' };
  const open = () => noticeIndex({ database, now: () => now, snapshot });
  let index = open();
  let found = 0;
  for (let asked = 0; asked < QUESTIONS; asked++) {
    if (asked % ROUND === 0) {
      await index.save();
      await changeSome(random);
      await index.close();
      // The last changes are not in the snapshot, and another one was begun.
      writeFileSync(`${snapshot.file}.new`, 'half a snapshot');
      index = open();
      // Back and forth, as a clock that is set does.
      now = new Date(Date.now() + random.between(-400, 400) * 86_400_000);
    }
    const filter = await randomFilter(random);
    const order: Order = { sort: random.pick(sorts), order: random.pick(['asc', 'desc']) };
    const { q, ...structured } = filter;
    const moment = thisMoment(new Date(Math.ceil(now.getTime() / 1000) * 1000));
    const bySql = await idsBySql(database, structured, order, moment);
    const withText = q ? await idsWithWord(q) : undefined;
    const expected = withText ? bySql.filter((id) => withText.has(id)) : bySql;
    const seen = JSON.stringify({ filter, order, now });
    expect([...(await index.all(filter, order))], seen).toEqual(expected);
    const offset = random.between(0, expected.length);
    const page = await index.find(filter, order, { offset, limit: 7 });
    expect(page, seen).toMatchObject({ ids: expected.slice(offset, offset + 7), total: expected.length });
    const place = random.between(0, Math.max(0, expected.length - 1));
    const id = expected[place];
    if (id !== undefined) {
      const neighbours = { previous: expected[place - 1] ?? null, next: expected[place + 1] ?? null, position: place + 1 };
      expect(await index.neighbours(filter, order, id), seen).toEqual({ ...neighbours, total: expected.length });
    }
    const { status: _, ...others } = filter;
    const counts = await index.count(others);
    const status: Status = random.pick(['aberta', 'andamento', 'fechada']);
    const ofStatus = await index.find({ ...others, status: [status] }, order, { offset: 0, limit: 1 });
    expect(counts[status], seen).toBe(ofStatus.total);
    const { values, periods } = await index.facets(filter);
    const periodo = random.pick(['abertura', 'prazo', 'publicada'] as const);
    const { from, to, value: period, count: inPeriod } = random.pick(periods[periodo]);
    const without = { [periodo]: undefined, [`${periodo}De`]: undefined, [`${periodo}Ate`]: undefined };
    const { total: listed } = await index.find({ ...filter, ...without, [periodo]: period }, order, { offset: 0, limit: 0 });
    expect([periodo, period, inPeriod], seen).toEqual([periodo, period, listed]);
    if (periodo !== 'publicada') {
      // Fixed days of an address, as before periods had names.
      const days = { [`${periodo}De`]: from ?? undefined, [`${periodo}Ate`]: to ?? undefined };
      const { total: fixed } = await index.find({ ...filter, ...without, ...days }, order, { offset: 0, limit: 0 });
      expect(fixed, seen).toBe(listed);
    }
    for (const { value, count } of values.uf.slice(0, 3)) {
      const { total } = await index.find({ ...filter, uf: [value] }, order, { offset: 0, limit: 0 });
      expect([value, count], seen).toEqual([value, total]);
    }
    found += expected.length;
  }
  // Not all questions were in vain.
  expect(found).toBeGreaterThan(QUESTIONS);
  await index.close();
});

test.each([
  ...['sound', 'damaged', 'missing', 'of another database'],
  // Transactions of PostgreSQL do not go back.
  process.env.TEST_DATABASE_URL ? 'of the database before it was restored' : 'newer than the database',
])('starts with a snapshot that is %s', async (state) => {
  const { database, dataDir } = server;
  const file = join(dataDir, 'search', 'test.index');
  const snapshot = { file, key: 'test' };
  const before = noticeIndex({ database, snapshot });
  await before.count({});
  await before.save();
  await before.close();
  await changeSome(createRandom(state.length));
  if (state === 'damaged')
    writeFileSync(
      file,
      readFileSync(file).map((byte, at) => (at === 5000 ? byte ^ 1 : byte)),
    );
  if (state === 'missing') rmSync(file);
  if (state === 'newer than the database') await database.write((db) => sql`delete from licitacoes_mudancas`.execute(db));
  // Rows differ, and the log does not say which.
  if (state === 'of the database before it was restored')
    await database.write((db) =>
      sql`create table restored (like licitacoes_mudancas including all); drop table licitacoes_mudancas;
        alter table restored rename to licitacoes_mudancas`.execute(db),
    );
  const now = new Date();
  const index = noticeIndex({ database, snapshot: { file, key: state === 'of another database' ? 'other' : 'test' }, now: () => now });
  const order = { sort: 'proximas', order: 'desc' } as const;
  expect([...(await index.all({}, order))]).toEqual(
    await idsBySql(database, {}, order, thisMoment(new Date(Math.ceil(now.getTime() / 1000) * 1000))),
  );
  const withWord = await idsWithWord('"limpeza"');
  expect(new Set(await index.all({ q: '"limpeza"' }, order))).toEqual(withWord);
  await index.close();
});

/** Deletes, changes and copies some notices, and changes items. */
async function changeSome(random: Random): Promise<void> {
  await server.database.write(async (db) => {
    const all = await db.selectFrom('licitacoes').selectAll().orderBy('id').execute();
    const one = () => random.pick(all);
    await db.deleteFrom('licitacoes').where('id', '=', one().id).execute();
    for (let left = 3; left > 0; left--) {
      const { id, publicacao } = one();
      const day = new Date(Date.now() + random.between(-500, 100) * 86_400_000).toISOString();
      // Dates of sources are whole seconds.
      const prazo = random.chance(0.2) ? null : `${day.slice(0, 19)}.000Z`;
      const objeto = `${random.pick(texts)} de ${random.pick(texts)}`;
      await db
        .updateTable('licitacoes')
        .set({ prazo, referencia: prazo ?? publicacao, uf: random.pick(['SP', 'PR', '']), encerrada: random.chance(0.5), objeto })
        .where('id', '=', id)
        .execute();
    }
    const { id: _, ...copied } = one();
    await db
      .insertInto('licitacoes')
      .values({ ...copied, controle: `copia-${crypto.randomUUID()}` })
      .execute();
    await db
      .updateTable('lotes')
      .set({ descricao: random.pick(texts) })
      .where('licitacao_id', '=', one().id)
      .execute();
  });
}

async function randomFilter(random: Random): Promise<Filter> {
  const { orgao, municipio, uf, uasg, valor_estimado, abertura } = await server.database.read
    .selectFrom('licitacoes')
    .selectAll()
    .orderBy('id')
    .limit(1)
    .offset(random.between(0, 50))
    .executeTakeFirstOrThrow();
  const day = abertura?.slice(0, 10);
  const conditions: Filter[] = [
    ...[
      { q: `"${random.pick(texts)}"` },
      { q: `"${random.pick(texts)}"` },
      { status: [random.pick(['aberta', 'andamento', 'fechada'] as const)] },
    ],
    ...[{ uf: ['SP', uf].filter(Boolean) }, { modalidade: [6, 8] }, { orgao: orgao.slice(3, 12) }, { municipio: municipio.slice(0, 4) }],
    ...[{ orgaos: [orgao] }, { municipios: [`${municipio} - ${uf}`] }, { uasg }, { valorMin: valor_estimado ?? 10 }, { valorMax: 1e6 }],
    ...[
      { srp: true },
      { esfera: ['M' as const] },
      { tipo: ['Material' as const] },
      { faixa: ['1' as const, '3' as const] },
      { desfecho: ['retirada' as const, 'homologada' as const] },
    ],
    ...(day ? [{ aberturaDe: day }, { prazoAte: day }] : []),
    ...[{ prazo: '30d' }, { prazo: 'passado' }, { abertura: 'hoje' }, { publicada: '300d' }, { publicada: 'ontem' }, { depoisDe: 20 }],
  ];
  const count = random.between(0, 3);
  return Object.assign({}, ...Array.from({ length: count }, () => random.pick(conditions)));
}

/** Notices with the word in any of the searched texts. */
async function idsWithWord(q: string): Promise<Set<number>> {
  const wanted = words(q)[0];
  const notices = await server.database.read
    .selectFrom('licitacoes')
    .leftJoin('lotes', 'lotes.licitacao_id', 'licitacoes.id')
    .select(['licitacoes.id', 'descricao', 'objeto', 'orgao', 'licitacoes.unidade', 'municipio', 'uf', 'modalidade', 'orgao_subrogado'])
    .select(['unidade_subrogada', 'plataforma', 'justificativa_presencial', 'num_licitacao', 'processo'])
    .execute();
  const has = ({ id: _, ...fields }: (typeof notices)[number]) =>
    Object.values(fields).some((text) => words(text ?? '').includes(wanted ?? ''));
  // An article alone leaves nothing out.
  return new Set(notices.filter((notice) => q === '"de"' || has(notice)).map(({ id }) => id));
}
