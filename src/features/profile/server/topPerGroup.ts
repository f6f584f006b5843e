// A few of many, for each of several: to number all of them takes half a second once there are a hundred thousand.
import type { SelectQueryBuilder } from 'kysely';
import type { Queries, Tables } from '#kit/server/database/database.ts';

/**
 * What `select`, which has a limit, selects for each of these ids: one query, whose parts read no more than their limits.
 * @returns of each id in the order it was selected
 */
export async function topPerGroup<Row extends object>(
  db: Queries,
  ids: readonly number[],
  // biome-ignore lint/suspicious/noExplicitAny: which tables it joins is its own matter
  select: (id: number) => SelectQueryBuilder<any, any, Row>,
): Promise<Row[]> {
  const [first, ...others] = ids.map((id) => db.selectFrom(select(id).as('part')).selectAll() as SelectQueryBuilder<Tables, never, Row>);
  if (!first) return [];
  return (await others.reduce((all, part) => all.unionAll(part), first).execute()) as Row[];
}
