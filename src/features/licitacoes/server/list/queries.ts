import { setImmediate } from 'node:timers/promises';
import type {} from '#features/auth/server/tables.ts';
import { type ColumnOf, columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Database } from '#kit/server/database/database.ts';
import { preparedQuery } from '#kit/server/database/preparedQuery.ts';
import { situacoes } from '../../codes.ts';
import type { Licitacao, Notice } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import type { Filter, Order } from '../search/question.ts';
import type { FoundWords, NoticeSearch, Span } from '../search/search.ts';
import { statusColumn, thisMoment } from '../status.ts';
import type { LicitacoesTable } from '../tables.ts';

/** The specification's limit for unpaged lists. */
const ALL_DATA = 1000;

const noticeColumns = [
  'id',
  'uasg as UASG',
  'abertura',
  'modalidade',
  'municipio',
  'num_licitacao',
  'objeto',
  'orgao',
  'tipo_item',
  'valor_estimado',
] as const;
type Fields = typeof licitacaoFields;
type Listed = FieldsLike<Fields, { shown: { list: true } }>;
/** The last two say which phase it is in. */
export const listColumns = [
  ...columnsOf<Fields, Listed>(licitacaoFields, ({ shown }) => shown.list),
  'situacao_codigo',
  'desfecho',
] as const;

export type Page = { page: number; perPage: number };

/** Lists ask the search for ids, and the database for their rows. */
export type Searched = { database: Database; search: NoticeSearch };

/** The specification's list: newest first, `q` in órgão or município. */
export async function listNotices(
  { database: { read }, search }: Searched,
  { q, page, perPage }: Page & { q: string },
): Promise<{ allData: Notice[]; invoices: Notice[]; total: number }> {
  const newestFirst = read.selectFrom('licitacoes').select(noticeColumns).orderBy('id', 'desc');
  const { ids, total } = await search.find({ local: q }, { sort: 'id', order: 'desc' }, spanOf({ page, perPage }));
  const [allData, invoices] = await Promise.all([
    newestFirst.limit(ALL_DATA).execute(),
    newestFirst.where('id', 'in', listed(ids)).execute(),
  ]);
  return { allData, invoices, total };
}

export function findNotice({ read }: Database, id: number): Promise<Notice | undefined> {
  return read.selectFrom('licitacoes').select(noticeColumns).where('id', '=', id).executeTakeFirst();
}

export async function listLicitacoes(
  { database: { read }, search }: Searched,
  filter: Filter,
  order: Order,
  page: Page,
): Promise<{ licitacoes: Licitacao[]; total: number } & FoundWords> {
  const { ids, ...found } = await search.find(filter, order, spanOf(page));
  const rows = await readListed(read, ids);
  return { licitacoes: inOrderOf(ids, rows).map(toLicitacao), ...found };
}

/** The rows of a page, in any order. */
async function readListed(read: Database['read'], ids: readonly number[]) {
  const { now, yearAgo } = thisMoment();
  const rows = [];
  for (let from = 0; from < ids.length; from += ROWS_OF_A_STEP) {
    // No notice has the id 0.
    const step = Array.from({ length: ROWS_OF_A_STEP }, (_, at) => [idAt(at), ids[from + at] ?? 0]);
    rows.push(...(await listedRows(read, { now, yearAgo, ...Object.fromEntries(step) })));
  }
  return rows;
}

/** Rows that one query reads; as many as a page has by default. */
const ROWS_OF_A_STEP = 25;
const idAt = (at: number) => `id${at}`;
const idNames = Array.from({ length: ROWS_OF_A_STEP }, (_, at) => idAt(at));
/** By the ids of the names `id0` and so on. */
type Step = { now: string; yearAgo: string } & Record<string, string | number>;

const listedRows = preparedQuery(['now', 'yearAgo', ...idNames], (db, { now, yearAgo, ...ids }: Step) =>
  db
    .selectFrom('licitacoes')
    .select(listColumns)
    .select(statusColumn({ now, yearAgo }).as('status'))
    .where('id', 'in', Object.values(ids) as number[]),
);

/** Open notices, nearest deadline first. */
export async function listOpenLicitacoes(searched: Searched, page: Page): Promise<{ licitacoes: Licitacao[]; total: number }> {
  const { licitacoes, total } = await listLicitacoes(searched, { status: ['aberta'] }, { sort: 'encerramento', order: 'asc' }, page);
  return { licitacoes, total };
}

type ExportedToo = FieldsLike<Fields, { shown: { list: false; csv: number } }>;
const exportColumns = columnsOf<Fields, ExportedToo>(licitacaoFields, ({ shown }) => !shown.list && shown.csv !== null);
/** A notice with the additional columns of the export. */
export type Exported = Licitacao & Pick<LicitacoesTable, ColumnOf<Fields, ExportedToo>>;

/** Rows read in one step: about 10 ms, during which no other request is served. */
const ROWS_AT_ONCE = 500;

/** The ids of every notice that matches at this moment, in order. `ids` restricts to selected notices. */
export async function findIds(search: NoticeSearch, filter: Filter, order: Order, ids?: readonly number[]): Promise<Uint32Array> {
  const found = await search.all(filter, order);
  const chosen = ids && new Set(ids);
  return chosen ? found.filter((id) => chosen.has(id)) : found;
}

/** The notices with these ids, in their order; those that were deleted are left out. */
export async function* readLicitacoes({ read }: Database, ids: Uint32Array): AsyncGenerator<Exported[]> {
  const moment = thisMoment();
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = [...ids.subarray(from, from + ROWS_AT_ONCE)];
    const rows = await read
      .selectFrom('licitacoes')
      .select([...listColumns, ...exportColumns])
      .select(statusColumn(moment).as('status'))
      .where('id', 'in', some)
      .execute();
    yield inOrderOf(some, rows).map((row) => ({ ...row, ...toLicitacao(row) }));
    // Let other requests run in between.
    await setImmediate();
  }
}

/** Órgãos of the five newest notices. */
export function listNewestOrgaos({ read }: Database): Promise<{ orgao: string; municipio: string; uf: string }[]> {
  return read.selectFrom('licitacoes').select(['orgao', 'municipio', 'uf']).orderBy('id', 'desc').limit(5).execute();
}

function spanOf({ page, perPage }: Page): Span {
  return { offset: (page - 1) * perPage, limit: perPage };
}

/** PostgreSQL refuses an empty list; no notice has the id 0. */
function listed(ids: number[]): number[] {
  return ids.length > 0 ? ids : [0];
}

/** The rows with these ids, in their order; those that were deleted in the meantime are left out. */
function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Replies leave out the columns that are only needed here. */
export function toLicitacao<Row extends Omit<Licitacao, 'suspensa'> & { situacao_codigo: number }>(row: Row): Licitacao {
  return { ...row, suspensa: row.situacao_codigo === situacoes.suspensa };
}
