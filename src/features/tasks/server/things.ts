// The notices and bills that tasks are linked to.
import { sql } from 'kysely';
import { hasWords, parseSearch } from '#brasil/server/searchText.ts';
import type {} from '#features/follow/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/projetosDeLei/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { TaskThing } from '../entities.ts';
import type { TaskRow } from './places.ts';
import type { Things } from './ports.ts';
import type { ThingRef } from './sentTask.ts';

/** One line of a long text. */
const LONGEST_TEXT = 300;
const MAX_FOUND = 10;

const line = (column: string) => sql<string>`substr(${sql.ref(column)}, 1, ${sql.lit(LONGEST_TEXT)})`;

/** The linked things by task; null if there is none, or it no longer exists. */
export async function findThings(
  db: Queries,
  things: Things,
  tasks: readonly Pick<TaskRow, 'thing' | 'thing_id'>[],
): Promise<(task: Pick<TaskRow, 'thing' | 'thing_id'>) => TaskThing | null> {
  const idsOf = (kind: TaskThing['kind']) => [
    ...new Set(tasks.flatMap(({ thing, thing_id }) => (thing === kind && thing_id !== null ? [thing_id] : []))),
  ];
  const found = [...(await readNotices(db, things, idsOf('licitacao'))), ...(await readBills(db, things, idsOf('projeto')))];
  const byKey = new Map(found.map((thing) => [`${thing.kind}:${thing.id}`, thing]));
  return ({ thing, thing_id }) => byKey.get(`${thing}:${thing_id}`) ?? null;
}

export async function isThere(db: Queries, { kind, id }: ThingRef): Promise<boolean> {
  const table = kind === 'licitacao' ? 'licitacoes' : 'projetos';
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Notices and bills that match the query: followed ones first, then the newest. A key finds a single one: `licitacao:12`. */
export async function searchThings({ read, engine }: Database, things: Things, userId: number, q: string): Promise<TaskThing[]> {
  const [, kind, id] = /^(licitacao|projeto):([1-9]\d{0,14})$/.exec(q) ?? [];
  if (kind) return kind === 'licitacao' ? readNotices(read, things, [Number(id)]) : readBills(read, things, [Number(id)]);
  const search = parseSearch(q);
  if (!search || search.all.length === 0) return [];
  const newestBills = read
    .selectFrom('projetos')
    .select('id')
    .where(sql<boolean>`id in ${engine.newestMatching('projetos', search, MAX_FOUND)}`);
  const isLike = (table: 'licitacoes' | 'projetos') => hasWords(sql<string>`${sql.ref(`${table}.busca`)}`, q) ?? sql<boolean>`true`;
  const followed = (table: 'licitacoes' | 'projetos', kind: TaskThing['kind']) =>
    read
      .selectFrom(table)
      .select('id')
      .where(
        'id',
        'in',
        read.selectFrom('follows').select('follows.item_id').where('follows.user_id', '=', userId).where('follows.kind', '=', kind),
      )
      .where(isLike(table))
      .orderBy('id', 'desc')
      .limit(MAX_FOUND)
      .execute();
  const notices = idsOf(await followed('licitacoes', 'licitacao'));
  const bills = idsOf(await followed('projetos', 'projeto'));
  const others = {
    notices: (await things.findNotices(q, MAX_FOUND)).filter((id) => !notices.includes(id)),
    bills: idsOf(await newestBills.execute()).filter((id) => !bills.includes(id)),
  };
  return [
    ...(await readNotices(read, things, notices)),
    ...(await readBills(read, things, bills)),
    ...(await readNotices(read, things, others.notices)),
    ...(await readBills(read, things, others.bills)),
  ];
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

async function readNotices(db: Queries, { nameOf }: Things, ids: readonly number[]): Promise<TaskThing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('licitacoes')
    .select(['id', 'modalidade', 'num_licitacao', line('objeto').as('text')])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, text, ...notice }) => ({
    ...{ kind: 'licitacao', id, text },
    name: nameOf({ tipo: null, numero: null, ano: null, ...notice }),
  }));
}

async function readBills(db: Queries, { nameOf }: Things, ids: readonly number[]): Promise<TaskThing[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('projetos')
    .select(['id', 'tipo', 'numero', 'ano', line('ementa').as('text')])
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, text, ...bill }) => ({
    ...{ kind: 'projeto', id, text },
    name: nameOf({ modalidade: null, num_licitacao: null, ...bill }),
  }));
}
