// The first rows of each of several groups: numbering all rows takes half a second with a hundred thousand of them.
import type { SelectQueryBuilder } from 'kysely';
import type { Queries, Tables } from '#kit/server/database/database.ts';

/**
 * The rows that `select`, which has a limit, returns for each id: one query, which reads no more rows than the limits.
 * @returns the rows of each id, in the order of `select`
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
