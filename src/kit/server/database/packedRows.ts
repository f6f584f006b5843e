// Reads many rows of few columns as one text: handing over a hundred thousand rows one by one takes longer than finding them.
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from './database.ts';

const ROW = '\n';
const FIELD = '\t';

/** The columns of all rows as texts, empty where they are null; texts must have neither tabs nor line ends. */
export async function readPacked<DB extends Tables, TB extends keyof DB>(
  rows: SelectQueryBuilder<DB, TB, object>,
  columns: readonly (string | Expression<unknown>)[],
): Promise<string[][]> {
  const texts = columns.map((column) => sql`coalesce(cast(${typeof column === 'string' ? sql.ref(column) : column} as text), '')`);
  const line = sql.join(texts, sql` || ${sql.lit(FIELD)} || `);
  const found = await rows.select(sql<string | null>`string_agg(${line}, ${sql.lit(ROW)})`.as('packed')).executeTakeFirstOrThrow();
  const { packed } = found as { packed: string | null };
  return packed === null ? [] : packed.split(ROW).map((row) => row.split(FIELD));
}
