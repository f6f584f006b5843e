// What stands before and after a notice in a filtered, ordered list, found by its place in the order and not by counting pages.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables } from '#kit/server/database/database.ts';
import { type Filter, type Order, orderedBy, passes } from './filter.ts';
import { thisMoment } from './status.ts';

export type Neighbours = { previous: number | null; next: number | null; position: number; total: number };

/** `position` counts from 1; 0 when the notice itself is not (or no longer) in the list. */
export async function findNeighbours(
  { read, engine }: Database,
  id: number,
  filter: Filter,
  { sort, order }: Order,
): Promise<Neighbours | undefined> {
  const column = orderedBy[sort];
  const here = await read
    .selectFrom('licitacoes')
    .select([`${column} as key`])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!here) return undefined;
  const moment = thisMoment();
  const list = read.selectFrom('licitacoes').where(passes(engine, filter, moment));
  const before = list.where((is) => standsApart(is, column, here.key, id, order === 'asc' ? '<' : '>', 'before'));
  const after = list.where((is) => standsApart(is, column, here.key, id, order === 'asc' ? '>' : '<', 'after'));
  const backwards = order === 'asc' ? 'desc' : 'asc';
  const count = (query: typeof list) => query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [previous, next, ahead, total, itself] = await Promise.all([
    // Notices without a value stand last, so backwards they come first.
    before
      .select('id')
      .orderBy(column, (by) => (backwards === 'asc' ? by.asc() : by.desc()).nullsFirst())
      .orderBy('id', backwards)
      .limit(1)
      .executeTakeFirst(),
    after
      .select('id')
      .orderBy(column, (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('id', order)
      .limit(1)
      .executeTakeFirst(),
    count(before),
    count(list),
    list.select('id').where('id', '=', id).executeTakeFirst(),
  ]);
  return {
    previous: previous?.id ?? null,
    next: next?.id ?? null,
    position: itself ? ahead.count + 1 : 0,
    total: total.count,
  };
}

type Key = string | number | null;

/** True on one side of the place (key, id) in the order, where rows without a key stand last. */
function standsApart(
  is: ExpressionBuilder<Tables, 'licitacoes'>,
  column: (typeof orderedBy)[keyof typeof orderedBy],
  key: Key,
  id: number,
  beyond: '<' | '>',
  side: 'before' | 'after',
): Expression<SqlBool> {
  const ref = is.ref(column);
  const sameKey = key === null ? sql<boolean>`${ref} is null` : sql<boolean>`${ref} = ${key}`;
  const beside = is.and([sameKey, is('id', beyond, id)]);
  if (key === null) return side === 'after' ? beside : is.or([beside, sql<boolean>`${ref} is not null`]);
  const further = sql<boolean>`${ref} ${sql.raw(beyond)} ${key}`;
  return side === 'before' ? is.or([further, beside]) : is.or([further, beside, sql<boolean>`${ref} is null`]);
}
