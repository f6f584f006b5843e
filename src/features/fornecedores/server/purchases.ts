// What someone buys, a public body or a whole município: figures, and the notices behind them.
import { sql } from 'kysely';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { lastDayOf, MONTH_LENGTH, monthsUpTo } from '#kit/months.ts';
import { medianOf, toAmount } from '#kit/quantiles.ts';
import type { Static } from '#kit/schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { readPacked } from '#kit/server/database/packedRows.ts';
import { inOrder } from '#kit/server/lists/rows.ts';
import type { BuyerNotice, fornecedores, Purchases } from '../contract.ts';
import { findNames } from './list.ts';
import type { FindPrecos } from './ports.ts';
import { MONTHS, MOST, sumBy } from './sums.ts';

/** Who buys, by the column that notices and prices know it by. */
export type Buyer = { column: 'orgao_cnpj' | 'ibge'; key: string };
/** An item that it bought. */
export type Bought = { licitacao: string; dia: string; fornecedor: string; orgao: string; total: number };

type NoticeQuery = Static<typeof fornecedores.listOrgaoNotices.query> & { page: number; perPage: number };

const DAY_MS = 86_400_000;

/** Notices whose items are summed in one step, to find the largest. */
const NOTICES_AT_ONCE = 50;

/** How a notice ended; empty if it has not. */
const ending = sql<BuyerNotice['desfecho']>`case when excluida then 'retirada' else desfecho end`;

/** Days from one day to another. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export const noticesOf = ({ read }: Database, { column, key }: Buyer) => read.selectFrom('licitacoes').where(column, '=', key);
const pricesOf = ({ read }: Database, { column, key }: Buyer) => read.selectFrom('precos').where(column, '=', key);

export async function readBought(database: Database, buyer: Buyer): Promise<Bought[]> {
  const packed = await readPacked(pricesOf(database, buyer), ['licitacao_id', 'dia', 'fornecedor', 'orgao_cnpj', 'total']);
  return packed.map(([licitacao = '', dia = '', fornecedor = '', orgao = '', total = '']) => ({
    ...{ licitacao, dia, fornecedor, orgao, total: Number(total) },
  }));
}

/** @param rows all that it bought */
export async function findPurchases(
  database: Database,
  buyer: Buyer,
  { rows, findPrecos, now }: { rows: readonly Bought[]; findPrecos: FindPrecos; now: Date },
): Promise<Purchases> {
  const notices = noticesOf(database, buyer);
  const suppliers = sumBy(
    rows.filter(({ fornecedor }) => fornecedor !== ''),
    (row) => row.fornecedor,
  ).slice(0, MOST);
  const [published, endings, procedures, compras, names] = await Promise.all([
    notices.select(['id', 'publicacao']).execute(),
    notices
      .select(ending.as('desfecho'))
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where(ending, '<>', '')
      .groupBy(ending)
      .execute(),
    findProcedures(database, buyer),
    findLargest(database, rows, findPrecos),
    findNames(
      database,
      suppliers.map(({ key }) => key),
    ),
  ]);
  const dayOf = new Map(published.map(({ id, publicacao }) => [String(id), dayInBrasilia(publicacao)]));
  const waits = waitsOf(rows, dayOf);
  const months = Map.groupBy(dayOf.values(), (day) => day.slice(0, MONTH_LENGTH));
  const desfechos = endings.flatMap(({ desfecho, n }) => (desfecho === '' ? [] : [{ desfecho, n }])).sort((a, b) => b.n - a.n);
  const count = (...some: string[]) => desfechos.reduce((sum, { desfecho, n }) => sum + (some.includes(desfecho) ? n : 0), 0);
  const decided = count('homologada', 'deserta', 'fracassada');
  return {
    ...{ licitacoes: published.length, itens: rows.length, total: toAmount(rows.reduce((sum, { total }) => sum + total, 0)) },
    ...{ dias: medianOf(waits), comResultado: waits.length, desfechos, compras, modalidades: procedures },
    fracasso: decided === 0 ? null : count('deserta', 'fracassada') / decided,
    meses: monthsUpTo(dayInBrasilia(now), MONTHS).map((mes) => ({ mes, n: months.get(mes)?.length ?? 0 })),
    fornecedores: suppliers.map(({ key, ...sum }) => ({ documento: key, nome: names.get(key) ?? '', ...sum })),
  };
}

/** Days from publication to the first result, of each notice that has one. */
function waitsOf(rows: readonly Bought[], dayOf: ReadonlyMap<string, string>): number[] {
  const first = new Map<string, string>();
  for (const { licitacao, dia } of rows) {
    const known = first.get(licitacao);
    if (known === undefined || dia < known) first.set(licitacao, dia);
  }
  return [...first].flatMap(([licitacao, dia]) => {
    const from = dayOf.get(licitacao);
    // A result before the publication is a mistake of the source.
    return from !== undefined && dia >= from ? daysBetween(from, dia) : [];
  });
}

/** Modalidades by number of notices. Their names are read once for each, since no index has them. */
async function findProcedures(database: Database, buyer: Buyer): Promise<Purchases['modalidades']> {
  const counted = await noticesOf(database, buyer)
    .select('modalidade_codigo as codigo')
    .select(({ fn }) => [fn.max('id').as('latest'), fn.countAll<number>().as('n')])
    .groupBy('modalidade_codigo')
    .orderBy('n', 'desc')
    .orderBy('modalidade_codigo')
    .execute();
  if (counted.length === 0) return [];
  const latest = counted.map((row) => row.latest);
  const rows = await database.read.selectFrom('licitacoes').select(['modalidade_codigo', 'modalidade']).where('id', 'in', latest).execute();
  const names = new Map(rows.map(({ modalidade_codigo, modalidade }) => [modalidade_codigo, modalidade]));
  return counted.map(({ codigo, n }) => ({ codigo, nome: names.get(codigo) ?? '', n }));
}

type Item = { licitacao_id: number; numero: number; total: number };

/**
 * Its largest items; one that several suppliers share is one, shown by its largest share. No item is larger than its notice: notices are
 * read from the largest on, until the next one is smaller than the items that are found.
 */
async function findLargest(database: Database, rows: readonly Bought[], findPrecos: FindPrecos): Promise<Purchases['compras']> {
  const notices = sumBy(rows, ({ licitacao }) => licitacao);
  let largest: Item[] = [];
  for (let at = 0; at < notices.length; at += NOTICES_AT_ONCE) {
    const [last, next] = [largest[MOST - 1], notices[at]];
    if (last && next && next.total < last.total) break;
    const some = notices.slice(at, at + NOTICES_AT_ONCE).map(({ key }) => Number(key));
    largest = [...largest, ...(await sumItems(database, some))]
      .sort((one, other) => other.total - one.total || one.licitacao_id - other.licitacao_id || one.numero - other.numero)
      .slice(0, MOST);
  }
  const ids = await Promise.all(largest.map((item) => findLargestShare(database, item)));
  const precos = inOrder(await findPrecos(database, ids), ids);
  return precos.map((preco, place) => ({ ...preco, total: largest[place]?.total ?? preco.total }));
}

/** The largest items of each of these notices together, since no other can be among the largest. */
async function sumItems({ read }: Database, notices: readonly number[]): Promise<Item[]> {
  const sums = await read
    .selectFrom('precos')
    .select(({ fn }) => ['licitacao_id', 'numero', fn.sum<number>('total').as('total')])
    .where('licitacao_id', 'in', notices)
    .where('total', 'is not', null)
    .groupBy(['licitacao_id', 'numero'])
    .orderBy('total', 'desc')
    .orderBy('licitacao_id')
    .orderBy('numero')
    .limit(MOST)
    .execute();
  return sums.map((item) => ({ ...item, total: Number(item.total) }));
}

async function findLargestShare({ read }: Database, { licitacao_id, numero }: Item): Promise<number> {
  const share = await read
    .selectFrom('precos')
    .select('id')
    .where('licitacao_id', '=', licitacao_id)
    .where('numero', '=', numero)
    .where('total', 'is not', null)
    .orderBy('total', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return share.id;
}

/** Its notices, page by page. */
export async function listBuyerNotices(
  database: Database,
  buyer: Buyer,
  { desfecho, modalidade, mes, sort = 'publicacao', order = 'desc', page, perPage }: NoticeQuery,
): Promise<{ licitacoes: BuyerNotice[]; total: number }> {
  let notices = noticesOf(database, buyer);
  if (desfecho) notices = notices.where(ending, '=', desfecho);
  if (modalidade !== undefined) notices = notices.where('modalidade_codigo', '=', modalidade);
  if (mes)
    notices = notices
      .where('publicacao', '>=', startOfDayInBrasilia(`${mes}-01`))
      .where('publicacao', '<', startOfDayInBrasilia(lastDayOf(mes), 1));
  const [found, { total }] = await Promise.all([
    notices
      .select('id')
      // A nullable order takes no index in PostgreSQL.
      .orderBy(sort, (by) => (sort === 'publicacao' ? by[order]() : by[order]().nullsLast()))
      .orderBy('id', order)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    notices.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = found.map(({ id }) => id);
  return { licitacoes: inOrder(await readNotices(database, ids), ids), total };
}

async function readNotices({ read }: Database, ids: readonly number[]): Promise<BuyerNotice[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('licitacoes')
    .select(['licitacoes.id', 'orgao', 'orgao_cnpj', 'num_licitacao', 'modalidade', 'objeto', 'publicacao', 'valor_estimado'])
    .select(ending.as('desfecho'))
    .select(sql<string | null>`(select min(dia) from precos where precos.licitacao_id = licitacoes.id)`.as('resultado'))
    .where('licitacoes.id', 'in', ids)
    .execute();
  return rows.map((row) => {
    const publicacao = dayInBrasilia(row.publicacao);
    const hasWait = row.resultado !== null && row.resultado >= publicacao;
    return { ...row, publicacao, dias: hasWait ? daysBetween(publicacao, row.resultado as string) : null };
  });
}
