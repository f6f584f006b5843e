// The rows of a list in SQL: ids in order first, so that only the rows of a page are read as a whole.
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tables } from '../database/database.ts';
import { allOf, type Conditions } from './conditions.ts';

export type Asked = { conditions: Conditions; orderBy: RawBuilder<unknown>; from?: RawBuilder<unknown> };

/** All rows, those of `ids`, or those of a page. */
export type Part = { ids?: number[] | undefined; page?: number; perPage?: number };

/** Ids of `table` in the list's order. `from`: a join that the conditions and the order need. */
export async function findIds(
  db: Queries,
  table: keyof Tables & string,
  { conditions, orderBy, from = sql.table(table) }: Asked,
  { ids, page, perPage }: Part = {},
): Promise<number[]> {
  const id = sql.ref(`${table}.id`);
  const chosen = ids && (ids.length > 0 ? sql<boolean>`${id} in (${sql.join(ids)})` : sql<boolean>`1 = 0`);
  const part = page && perPage ? sql`limit ${perPage} offset ${(page - 1) * perPage}` : sql``;
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${from} where ${allOf({ ...conditions, ids: chosen })} order by ${orderBy} ${part}`.execute(db);
  return rows.map((row) => row.id);
}

export async function countRows(
  db: Queries,
  table: keyof Tables & string,
  { conditions, from = sql.table(table) }: Omit<Asked, 'orderBy'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${from} where ${allOf(conditions)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** By a column, its missing values last; equal values by id. */
export function orderBy(table: string, { sort, order }: { sort: string; order: 'asc' | 'desc' }, isNullable: boolean): RawBuilder<unknown> {
  const way = sql.raw(order);
  return sql`${sql.ref(`${table}.${sort}`)} ${way}${isNullable ? sql` nulls last` : sql``}, ${sql.ref(`${table}.id`)} ${way}`;
}

/** The rows in the order of `ids`. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
