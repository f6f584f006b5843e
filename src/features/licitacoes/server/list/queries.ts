import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import { type ColumnOf, columnsOf, type FieldsLike } from '#kit/recordFields.ts';
import type { Database, Queries, Tables } from '#kit/server/database/database.ts';
import { situacoes } from '../../codes.ts';
import type { Licitacao, Notice } from '../../entities.ts';
import { licitacaoFields } from '../../fields.ts';
import { hasStatus, type Moment, statusColumn, thisMoment } from '../status.ts';
import type { LicitacoesTable } from '../tables.ts';
import { countByStatus } from './contagem.ts';
import { among, contains, type Filter, isEmptyFilter, matchesFilter } from './filter.ts';
import { comesAfter, type Order, type Part, type Place, partsOf } from './order.ts';

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

/** The specification's list: newest first, `q` in órgão or município. */
export async function listNotices(
  { read }: Database,
  { q, page, perPage }: Page & { q: string },
): Promise<{ allData: Notice[]; invoices: Notice[]; total: number }> {
  const newestFirst = read.selectFrom('licitacoes').select(noticeColumns).orderBy('id', 'desc');
  const matching = newestFirst.where((is) => (q ? contains(is, q) : is.lit(true)));
  const [allData, invoices, total] = await Promise.all([
    newestFirst.limit(ALL_DATA).execute(),
    matching
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    countRows(read.selectFrom('licitacoes').where((is) => (q ? contains(is, q) : is.lit(true)))),
  ]);
  return { allData, invoices, total };
}

export function findNotice({ read }: Database, id: number): Promise<Notice | undefined> {
  return read.selectFrom('licitacoes').select(noticeColumns).where('id', '=', id).executeTakeFirst();
}

export async function listLicitacoes(
  database: Database,
  filter: Filter,
  order: Order,
  page: Page,
): Promise<{ licitacoes: Licitacao[]; total: number }> {
  const moment = thisMoment();
  const matching = database.read.selectFrom('licitacoes').where(matchesFilter(database.engine, filter, moment));
  const [licitacoes, total] = await Promise.all([pageOf(matching, partsOf(order, moment), page, moment), countRows(matching)]);
  return { licitacoes, total };
}

/** Open notices, nearest deadline first. */
export async function listOpenLicitacoes(database: Database, page: Page): Promise<{ licitacoes: Licitacao[]; total: number }> {
  const moment = thisMoment();
  const open = database.read.selectFrom('licitacoes').where(matchesFilter(database.engine, { status: ['aberta'] }, moment));
  const [rows, total] = await Promise.all([
    open
      .select(listColumns)
      .select(statusColumn(moment).as('status'))
      .orderBy('prazo')
      .orderBy('id')
      .limit(page.perPage)
      .offset((page.page - 1) * page.perPage)
      .execute(),
    countRows(open),
  ]);
  return { licitacoes: rows.map(toLicitacao), total };
}

export type Counts = { aberta: number; andamento: number; fechada: number; total: number };

/**
 * Open and current notices are adjacent in the index; the rest is derived by subtraction. The total, which menu and list need most often,
 * comes from counters.
 */
export async function countLicitacoes(database: Database, { status: _, ...filter }: Filter): Promise<Counts> {
  const moment = thisMoment();
  if (isEmptyFilter(filter)) {
    const { aberta, andamento, fechada, total } = await countByStatus(database.read, moment);
    return { aberta: aberta.n, andamento: andamento.n, fechada: fechada.n, total: total.n };
  }
  const matching = database.read.selectFrom('licitacoes').where(matchesFilter(database.engine, filter, moment));
  const [total, aberta, andamento] = await Promise.all([
    countRows(matching),
    countRows(matching.where(hasStatus('aberta', moment))),
    countRows(matching.where(hasStatus('andamento', moment))),
  ]);
  return { aberta, andamento, fechada: total - aberta - andamento, total };
}

type ExportedToo = FieldsLike<Fields, { shown: { list: false; csv: number } }>;
const exportColumns = columnsOf<Fields, ExportedToo>(licitacaoFields, ({ shown }) => !shown.list && shown.csv !== null);
/** A notice with the additional columns of the export. */
export type Exported = Licitacao & Pick<LicitacoesTable, ColumnOf<Fields, ExportedToo>>;

/** Rows read in one step: about 10 ms, during which no other request is served. */
const ROWS_AT_ONCE = 500;

/** Every matching notice in order; each page begins where the last one ended. `ids` restricts to selected notices. */
export async function* readLicitacoes(database: Database, filter: Filter, order: Order, ids?: number[]): AsyncGenerator<Exported[]> {
  const moment = thisMoment();
  let matching = database.read.selectFrom('licitacoes').where(matchesFilter(database.engine, filter, moment));
  if (ids) matching = matching.where((is) => among(is, 'id', ids));
  for (const part of partsOf(order, moment)) {
    const held = matching.where(part.holds);
    let place: Place | undefined;
    do {
      const from: Place | undefined = place;
      const rows = await inOrder(from ? held.where((is) => comesAfter(is, part, from)) : held, part, moment)
        .select(exportColumns)
        .select(`${part.column} as key`)
        .limit(ROWS_AT_ONCE)
        .execute();
      if (rows.length > 0) yield rows.map((row) => ({ ...row, ...toLicitacao(row) }));
      // Let other requests run in between.
      await setImmediate();
      place = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    } while (place);
  }
}

/** Órgãos of the five newest notices. */
export function listNewestOrgaos({ read }: Database): Promise<{ orgao: string; municipio: string; uf: string }[]> {
  return read.selectFrom('licitacoes').select(['orgao', 'municipio', 'uf']).orderBy('id', 'desc').limit(5).execute();
}

export async function readParams({ read }: Database, userId: number): Promise<string> {
  return (await read.selectFrom('licitacoes_params').select('params').where('user_id', '=', userId).executeTakeFirst())?.params ?? '';
}

/** @throws {Problem} `not-found` when the account does not exist: local commands have none */
export async function saveParams(db: Queries, user_id: number, params: string): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('licitacoes_params')
    .columns(['user_id', 'params'])
    .expression((is) =>
      is
        .selectFrom('users')
        .select((user) => ['id', user.val(params).as('params')])
        .where('id', '=', user_id),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ params }))
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) notFound();
}

type Matching = SelectQueryBuilder<Tables, 'licitacoes', object>;

/** A page may continue in the next part; only then are the rows of a part counted. */
async function pageOf(matching: Matching, parts: readonly Part[], { page, perPage }: Page, moment: Moment): Promise<Licitacao[]> {
  const found: Licitacao[] = [];
  let offset = (page - 1) * perPage;
  for (const part of parts) {
    const held = matching.where(part.holds);
    const rows = await inOrder(held, part, moment)
      .limit(perPage - found.length)
      .offset(offset)
      .execute();
    found.push(...rows.map(toLicitacao));
    if (found.length === perPage || part === parts.at(-1)) break;
    // Notices may have been added since the page was read.
    offset = found.length > 0 ? 0 : Math.max(0, offset - (await countRows(held)));
  }
  return found;
}

function inOrder(matching: Matching, { column: by, direction }: Part, moment: Moment) {
  return matching
    .select(listColumns)
    .select(statusColumn(moment).as('status'))
    .orderBy(by, (column) => (direction === 'asc' ? column.asc() : column.desc()).nullsLast())
    .orderBy('id', direction);
}

async function countRows(matching: Matching): Promise<number> {
  const { total } = await matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

export function toLicitacao<Row extends Omit<Licitacao, 'suspensa'> & { situacao_codigo: number }>({
  situacao_codigo,
  ...row
}: Row): Licitacao {
  return { ...row, suspensa: situacao_codigo === situacoes.suspensa };
}
