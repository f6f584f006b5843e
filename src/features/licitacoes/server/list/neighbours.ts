// The notices before and after one in a filtered, sorted list, found by its sort key rather than by counting pages.
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import { thisMoment } from '../status.ts';
import { type Filter, matchesFilter } from './filter.ts';
import { comesAfter, comesBefore, type Order, type Part, type Place, partsOf } from './order.ts';

export type Neighbours = { previous: number | null; next: number | null; position: number; total: number };

/** `position` counts from 1; 0 when the notice is not, or no longer, in the list. */
export async function findNeighbours(
  { read, engine }: Database,
  id: number,
  filter: Filter,
  order: Order,
): Promise<Neighbours | undefined> {
  const moment = thisMoment();
  const parts = partsOf(order, moment);
  const at = await findPartOf(read, id, parts);
  if (!at) return undefined;
  const { part, place } = at;
  const list = read.selectFrom('licitacoes').where(matchesFilter(engine, filter, moment));
  const before = list.where(part.holds).where((is) => comesBefore(is, part, place));
  const after = list.where(part.holds).where((is) => comesAfter(is, part, place));
  const index = parts.indexOf(part);
  const [earlier, later] = [parts.slice(0, index), parts.slice(index + 1)];
  const count = async (query: typeof list) =>
    (await query.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  const [previous, next, ahead, total, itself, ...aheadInParts] = await Promise.all([
    lastOf(before, part),
    firstOf(after, part),
    count(before),
    count(list),
    list.select('id').where('id', '=', id).executeTakeFirst(),
    ...earlier.map(({ holds }) => count(list.where(holds))),
  ]);
  return {
    previous: (previous ?? (await nearest(earlier.toReversed(), (one) => lastOf(list.where(one.holds), one))))?.id ?? null,
    next: (next ?? (await nearest(later, (one) => firstOf(list.where(one.holds), one))))?.id ?? null,
    position: itself ? aheadInParts.reduce((sum, n) => sum + n, ahead) + 1 : 0,
    total,
  };
}

type List = SelectQueryBuilder<Tables, 'licitacoes', object>;

async function findPartOf(read: Queries, id: number, parts: readonly Part[]): Promise<{ part: Part; place: Place } | undefined> {
  for (const part of parts) {
    const row = await read
      .selectFrom('licitacoes')
      .select(`${part.column} as key`)
      .where('id', '=', id)
      .where(part.holds)
      .executeTakeFirst();
    if (row) return { part, place: { key: row.key, id } };
  }
  return undefined;
}

function firstOf(list: List, { column, direction }: Part): Promise<{ id: number } | undefined> {
  return list
    .select('id')
    .orderBy(column, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
}

function lastOf(list: List, { column, direction }: Part): Promise<{ id: number } | undefined> {
  return (
    list
      .select('id')
      // In descending order, notices without a value come first.
      .orderBy(column, (by) => (direction === 'asc' ? by.desc() : by.asc()).nullsFirst())
      .orderBy('id', direction === 'asc' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst()
  );
}

async function nearest(
  parts: readonly Part[],
  find: (part: Part) => Promise<{ id: number } | undefined>,
): Promise<{ id: number } | undefined> {
  for (const part of parts) {
    const found = await find(part);
    if (found) return found;
  }
  return undefined;
}
