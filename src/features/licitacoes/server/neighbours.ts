// What stands before and after a notice in a filtered, ordered list, found by its place in the order and not by counting pages.
import type { Database } from '#kit/server/database/database.ts';
import { type Filter, passes } from './filter.ts';
import { comesAfter, comesBefore, type Order, orderedBy } from './order.ts';
import { thisMoment } from './status.ts';

export type Neighbours = { previous: number | null; next: number | null; position: number; total: number };

/** `position` counts from 1; 0 when the notice itself is not (or no longer) in the list. */
export async function findNeighbours(
  { read, engine }: Database,
  id: number,
  filter: Filter,
  order: Order,
): Promise<Neighbours | undefined> {
  const column = orderedBy[order.sort];
  const here = await read
    .selectFrom('licitacoes')
    .select([`${column} as key`])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!here) return undefined;
  const place = { key: here.key, id };
  const list = read.selectFrom('licitacoes').where(passes(engine, filter, thisMoment()));
  const before = list.where((is) => comesBefore(is, order, place));
  const after = list.where((is) => comesAfter(is, order, place));
  const isUp = order.order === 'asc';
  const count = (query: typeof list) => query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const [previous, next, ahead, total, itself] = await Promise.all([
    before
      .select('id')
      // Backwards, what has nothing in the column comes first.
      .orderBy(column, (by) => (isUp ? by.desc() : by.asc()).nullsFirst())
      .orderBy('id', isUp ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst(),
    after
      .select('id')
      .orderBy(column, (by) => (isUp ? by.asc() : by.desc()).nullsLast())
      .orderBy('id', order.order)
      .limit(1)
      .executeTakeFirst(),
    count(before),
    count(list),
    list.select('id').where('id', '=', id).executeTakeFirst(),
  ]);
  return { previous: previous?.id ?? null, next: next?.id ?? null, position: itself ? ahead.count + 1 : 0, total: total.count };
}
