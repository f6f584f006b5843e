// "Contains what was typed", blind to accents and case, and whatever was typed means itself.
import { type ColumnType, type Expression, type RawBuilder, sql } from 'kysely';
import { fold } from '#kit/server/text/fold.ts';
import type { Database, Queries } from '../database/database.ts';

/** A column that such a search looks in, made by `buscaOf`; null in rows older than the column, until `fillBusca` has come by. */
export type Busca = ColumnType<string | null, string, string>;

/** PostgreSQL indexes 2,704 bytes of a row; so many characters fit whatever they are. */
const INDEXED = 800;

/**
 * What a column `busca` holds of these texts. What was typed matches within one text only, and each has its share of the room: a
 * letter may fold to eighteen, and no name pushes out what stands behind it.
 */
export function buscaOf(...texts: string[]): string {
  const room = Math.floor(INDEXED / texts.length) - 1;
  return texts.map((text) => fold(text).replace(/\n/g, ' ').slice(0, room)).join('\n');
}

/** What was typed, to be looked for in a folded text: folded, on one line. Empty where nothing is asked. */
export function typedPart(typed: string): string {
  return fold(typed).trim().replace(/\n/g, ' ');
}

/** The same as part of a pattern for `isLike`: its own wildcards mean themselves. */
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
 * Up to `limit` rows that contain `q`, those that begin with it first; with an empty `q` all.
 * Asked apart, so that `find` may read an index in the order it is kept in and stop when it has enough.
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
 * Fills a table's rows that have no `busca` with what `make` makes of these columns, some hundred a transaction: for a process that
 * begins.
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
