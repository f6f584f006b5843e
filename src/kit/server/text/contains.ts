// Substring search that ignores accents and case; typed wildcards are taken literally.
import { type ColumnType, type Expression, type RawBuilder, sql } from 'kysely';
import { fold } from '#kit/server/text/fold.ts';
import type { Database, Queries } from '../database/database.ts';

/** A column for such a search, written by `buscaOf`; null in rows older than the column, until `fillBusca` has run. */
export type Busca = ColumnType<string | null, string, string>;

/** PostgreSQL indexes 2,704 bytes of a row; so many characters always fit. */
const INDEXED = 800;

/**
 * The value of a column `busca` for these texts. A search matches within one text only, and each text has its share of the length: a
 * letter may fold to eighteen, and a long name must not push out the next text.
 */
export function buscaOf(...texts: string[]): string {
  const room = Math.floor(INDEXED / texts.length) - 1;
  return texts.map((text) => fold(text).replace(/\n/g, ' ').slice(0, room)).join('\n');
}

/** The typed text for a search in folded text: folded, on one line. Empty if nothing was typed. */
export function typedPart(typed: string): string {
  return fold(typed).trim().replace(/\n/g, ' ');
}

/** The same, escaped for a pattern of `isLike`. */
export function likePart(typed: string): string {
  return typedPart(typed).replace(/[\\%_]/g, '\\$&');
}

/** Whether a folded text is like `pattern`; `%` stands for anything. */
export function isLike(folded: Expression<string | null>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${folded} like ${pattern} escape '\\'`;
}

type Asked = { q: string; limit: number };
type IsAsked = (busca: Expression<string | null>) => RawBuilder<boolean>;

/**
 * Up to `limit` rows that contain `q`, those that start with it first; with an empty `q` all rows.
 * Two queries, so that each can read an index in its order and stop at the limit.
 */
export async function findContaining<Row>({ q, limit }: Asked, find: (isAsked: IsAsked, limit: number) => Promise<Row[]>): Promise<Row[]> {
  const part = likePart(q);
  const first = await find((busca) => isLike(busca, `${part}%`), limit);
  if (first.length === limit) return first;
  const within = (busca: Expression<string | null>) => sql<boolean>`${isLike(busca, `%${part}%`)} and not ${isLike(busca, `${part}%`)}`;
  return [...first, ...(await find(within, limit - first.length))];
}

const BATCH = 300;

/**
 * Backfills rows without `busca` with the result of `make` for these columns, some hundred per transaction: for the start of a
 * process.
 */
export async function fillBusca<Column extends string>(
  database: Database,
  table: string,
  columns: readonly Column[],
  make: (row: { id: number } & Record<Column, string>, db: Queries) => Promise<Record<string, string | null>>,
): Promise<void> {
  const fill = async (db: Queries, after: number) => {
    const { rows } = await sql<{ id: number } & Record<Column, string>>`
      select id, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where id in (select id from ${sql.table(table)} where busca is null and id > ${after} order by id limit ${BATCH}) order by id`.execute(
      db,
    );
    for (const row of rows) {
      const made = Object.entries(await make(row, db)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(made)} where id = ${row.id}`.execute(db);
    }
    return rows.at(-1)?.id;
  };
  for (let last: number | undefined = 0; last !== undefined; ) {
    const after: number = last;
    last = await database.write((db) => fill(db, after));
  }
}
