// Queries of the list by filter and order.
import { setImmediate } from 'node:timers/promises';
import { type Expression, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import { notFound } from '#kit/errors.ts';
import type { Static } from '#kit/schema.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { DnsEntry, dns } from '../contract.ts';
import { isLive } from './live.ts';
import type {} from './tables.ts';

type ListQuery = Static<typeof dns.exportEntries.query>;
export type Order = { sort: NonNullable<ListQuery['sort']>; order: NonNullable<ListQuery['order']> };
export type Filter = Omit<ListQuery, keyof Order>;
type Prazo = NonNullable<Filter['prazo']>;
type Page = { page: number; perPage: number };

/** Days ahead that count as `proximo`. */
const NEAR_DAYS = 30;

/** Columns of `dns_entries` that the contract's entry has. */
export const entryColumns = ['id', 'nome', 'ascii', 'pedido', 'vigencia', 'vencimento', 'nota', 'version'] as const;

/** The file of an entry; null for those added by hand. */
export const uploadOf = (is: ExpressionBuilder<Tables, 'dns_entries'>) =>
  is
    .selectFrom('dns_uploads as file')
    .select('file.id')
    .whereRef('file.id', '=', 'dns_entries.upload_id')
    .where('file.formato', '<>', 'manual')
    .as('upload');

/** Up to this many matches are counted and sorted on their own; with more, every page of an index has some. */
const FEW = 1000;

export async function listEntries(
  { read }: Database,
  filter: Filter,
  order: Order,
  { page, perPage }: Page,
): Promise<{ entries: DnsEntry[]; total: number }> {
  const few = filter.q ? await findFew(read, filter) : undefined;
  if (few?.length === 0) return { entries: [], total: 0 };
  const rows = few ? read.selectFrom('dns_entries').where('id', 'in', few) : matching(read, filter);
  const [entries, total] = await Promise.all([
    inOrder(rows, order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    few?.length ?? countEntries(read, filter),
  ]);
  return { entries, total };
}

/** The matches, unless there are too many: searching for part of a text reads every row. */
async function findFew(db: Queries, filter: Filter): Promise<number[] | undefined> {
  const found = await matching(db, filter)
    .select('id')
    .limit(FEW + 1)
    .execute();
  return found.length > FEW ? undefined : found.map(({ id }) => id);
}

type Counts = Record<Prazo | 'total', number>;

/** Number of entries per `prazo` in one pass, ignoring the filter's own `prazo`. */
export async function countByPrazo({ read }: Database, { prazo: _, ...filter }: Filter): Promise<Counts> {
  const within = (prazo: Prazo) => sql<number>`count(case when ${sql.join(boundsOf(prazo), sql` and `)} then 1 end)`.as(prazo);
  return counting(read, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select([within('vencido'), within('proximo'), within('futuro')])
    .executeTakeFirstOrThrow();
}

async function countEntries(db: Queries, filter: Filter): Promise<number> {
  const { total } = await counting(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function counting(db: Queries, { tipo, ...filter }: Filter): Rows {
  const rows = matching(db, filter);
  if (tipo === undefined) return rows;
  // Written as in the index, and only for counting: otherwise all rows of a type would be sorted for one page.
  return rows.where(tipo === 'termo' ? sql<boolean>`(ascii = '') = true` : sql<boolean>`(ascii = '') = false`);
}

/** @throws {Problem} `not-found` when it is not in the list */
export async function findEntry({ read }: { read: Queries }, id: number): Promise<DnsEntry> {
  const entry = await matching(read, {}).select(entryColumns).select(uploadOf).where('id', '=', id).executeTakeFirst();
  return entry ?? notFound();
}

/** Rows read in one step: about 5 ms, during which no other request is served. */
const ROWS_AT_ONCE = 500;

/** Every matching entry in order; each page begins where the last one ended. */
export async function* readEntries({ read }: Database, filter: Filter, order: Order): AsyncGenerator<DnsEntry[]> {
  const key = keys[order.sort][order.order];
  const follows = order.order === 'asc' ? sql`>` : sql`<`;
  let last: { key: string; id: number } | undefined;
  do {
    const from = last;
    const rows = await inOrder(matching(read, filter), order)
      .select(key.as('key'))
      // Both conditions are needed: SQLite finds its place in an expression index by the first, PostgreSQL by the second.
      .$if(from !== undefined, (query) =>
        query.where(sql<boolean>`${key} ${follows}= ${from?.key} and (${key}, dns_entries.id) ${follows} (${from?.key}, ${from?.id})`),
      )
      .limit(ROWS_AT_ONCE)
      .execute();
    if (rows.length > 0) yield rows;
    // Let other requests run in between.
    await setImmediate();
    last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}

/** Exactly the indexes' expressions. Entries without the date come last in both directions. */
const keys: Record<Order['sort'], Record<Order['order'], RawBuilder<string>>> = {
  vencimento: { asc: sql`coalesce(vencimento, '9999-12-31')`, desc: sql`coalesce(vencimento, '')` },
  vigencia: { asc: sql`coalesce(vigencia, '9999-12-31')`, desc: sql`coalesce(vigencia, '')` },
  nome: { asc: sql`chave`, desc: sql`chave` },
  pedido: { asc: sql`pedido`, desc: sql`pedido` },
};

type Rows = SelectQueryBuilder<Tables, 'dns_entries', object>;

function inOrder(rows: Rows, { sort, order }: Order) {
  return rows.select(entryColumns).select(uploadOf).orderBy(keys[sort][order], order).orderBy('dns_entries.id', order);
}

function matching(db: Queries, filter: Filter): Rows {
  return db.selectFrom('dns_entries').where(isLive).where(matchesFilter(filter));
}

function matchesFilter(filter: Filter): (is: ExpressionBuilder<Tables, 'dns_entries'>) => Expression<SqlBool> {
  return (is) => {
    const conditions: Expression<SqlBool>[] = [];
    const part = likePart(filter.q ?? '');
    if (part) conditions.push(isLike(is.ref('busca'), `%${part}%`));
    if (filter.tipo) conditions.push(is('ascii', filter.tipo === 'termo' ? '=' : '<>', ''));
    if (filter.prazo) conditions.push(...boundsOf(filter.prazo));
    const day = sql<string>`coalesce(vencimento, vigencia)`;
    if (filter.de) conditions.push(sql<boolean>`${day} >= ${filter.de}`);
    if (filter.ate) conditions.push(sql<boolean>`${day} <= ${filter.ate}`);
    if (filter.upload !== undefined) conditions.push(is('upload_id', '=', filter.upload));
    return is.and(conditions);
  };
}

function boundsOf(prazo: Prazo): RawBuilder<boolean>[] {
  const today = dayInBrasilia(new Date());
  const near = dayInBrasilia(new Date(Date.now() + NEAR_DAYS * 86_400_000));
  // An entry without a due date is neither due nor future.
  const due = sql`coalesce(vencimento, '9999-12-31')`;
  if (prazo === 'vencido') return [sql`${due} < ${today}`];
  if (prazo === 'proximo') return [sql`${due} >= ${today}`, sql`${due} <= ${near}`];
  return [sql`${due} > ${near}`, sql`${due} < '9999-12-31'`];
}
