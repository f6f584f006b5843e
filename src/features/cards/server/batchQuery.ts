// Several figures in one statement.
import { type Expression, sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';

/** A query that returns one row with a figure. */
export type FigureQuery = Expression<{ figure: number }>;

/**
 * The rows of these queries, one each, in order. Each query reads its own range of an index: `count(*) filter (where …)` would compare
 * every row with every range, which takes SQLite six times as long.
 */
export async function batchQuery<Row>(db: Queries, queries: readonly Expression<Row>[]): Promise<Row[]> {
  const parts = queries.map((query, place) => sql`select ${sql.lit(place)} as place, asked.* from ${query} as asked`);
  const { rows } = await sql<Row & { place: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.sort((one, other) => one.place - other.place);
}

/** The figure of each. */
export async function queryFigures(db: Queries, queries: readonly FigureQuery[]): Promise<number[]> {
  return (await batchQuery(db, queries)).map(({ figure }) => Number(figure));
}
