// The rows of a list in SQL: ids in order first, so that only the rows of a page are read as a whole.
import { type RawBuilder, sql } from 'kysely';
import type { Queries, Tables } from '../database/database.ts';
import { allOf, type Conditions } from './conditions.ts';

/** The rows that `where` keeps, in an order of their own. */
export type OrderPart = { where?: RawBuilder<boolean>; orderBy: RawBuilder<unknown> };
/** An order of parts that follow each other takes an index for each, where one expression for all of it would sort every row. */
export type Asked = { conditions: Conditions; orderBy: RawBuilder<unknown> | readonly OrderPart[]; from?: RawBuilder<unknown> };

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
  const isPage = page !== undefined && perPage !== undefined;
  const parts = isParts(orderBy) ? orderBy : [{ orderBy }];
  let found: number[] = [];
  let skipped = isPage ? (page - 1) * perPage : 0;
  for (const [place, part] of parts.entries()) {
    const asked = { ...conditions, ids: chosen, part: part.where };
    const cut = isPage ? sql`limit ${perPage - found.length} offset ${skipped}` : sql``;
    const { rows } = await sql<{ id: number }>`
      select ${id} as id from ${from} where ${allOf(asked)} order by ${part.orderBy} ${cut}`.execute(db);
    found = found.concat(rows.map((row) => row.id));
    if (place === parts.length - 1 || (isPage && found.length === perPage)) break;
    if (found.length > 0) skipped = 0;
    else if (skipped > 0) skipped -= await countRows(db, table, { conditions: asked, from });
  }
  return found;
}

function isParts(orderBy: Asked['orderBy']): orderBy is readonly OrderPart[] {
  return Array.isArray(orderBy);
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
