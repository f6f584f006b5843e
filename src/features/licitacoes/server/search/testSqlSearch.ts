// The same lists by SQL alone, to compare the index with: slow, and without text.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Database, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { daysOf } from '../../periodos.ts';
import { faixas } from '../list/contagem.ts';
import { hasStatus, type Moment } from '../status.ts';
import { columnOf, type Filter, type Order } from './question.ts';

type Is = ExpressionBuilder<Tables, 'licitacoes'>;

/** The ids of all notices that match, in order. */
export async function idsBySql({ read }: Database, filter: Filter, order: Order, moment: Moment): Promise<number[]> {
  const ids: number[] = [];
  for (const { column, direction, holds } of partsOf(order, moment)) {
    const rows = await read
      .selectFrom('licitacoes')
      .select('id')
      .where(matchesFilter(filter, moment))
      .where(holds)
      .orderBy(column, (by) => (direction === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('id', direction)
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

function matchesFilter(filter: Filter, moment: Moment): (is: Is) => Expression<SqlBool> {
  return (is) => {
    const conditions: Expression<SqlBool>[] = [];
    if (filter.status) conditions.push(is.or(filter.status.map((status) => hasStatus(status, moment))));
    if (filter.desfecho) conditions.push(is(sql<string>`case when excluida then 'retirada' else desfecho end`, 'in', filter.desfecho));
    if (filter.modalidade) conditions.push(among(is, 'modalidade_codigo', filter.modalidade));
    if (filter.uf) conditions.push(among(is, 'uf', filter.uf));
    if (filter.municipio) conditions.push(localLike(is, `%\n%${likePart(filter.municipio)}%`));
    if (filter.orgao) conditions.push(localLike(is, `%${likePart(filter.orgao)}%\n%`));
    if (filter.uasg) conditions.push(is('uasg', '=', filter.uasg));
    if (filter.valorMin !== undefined) conditions.push(is('valor_estimado', '>=', filter.valorMin));
    if (filter.valorMax !== undefined) conditions.push(is('valor_estimado', '<=', filter.valorMax));
    if (filter.aberturaDe) conditions.push(is('abertura', '>=', startOfDayInBrasilia(filter.aberturaDe)));
    if (filter.aberturaAte) conditions.push(is('abertura', '<', startOfDayInBrasilia(filter.aberturaAte, 1)));
    if (filter.prazoDe) conditions.push(is('prazo', '>=', startOfDayInBrasilia(filter.prazoDe)));
    if (filter.prazoAte) conditions.push(is('prazo', '<', startOfDayInBrasilia(filter.prazoAte, 1)));
    if (filter.srp !== undefined) conditions.push(is('srp', '=', filter.srp));
    if (filter.orgaos) conditions.push(among(is, 'orgao', filter.orgaos));
    if (filter.municipios) conditions.push(is.or(filter.municipios.map((place) => is(sql`municipio || ' - ' || uf`, '=', place))));
    if (filter.esfera) conditions.push(among(is, 'esfera', filter.esfera));
    if (filter.tipo) conditions.push(among(is, 'tipo_item', filter.tipo));
    if (filter.fonte) conditions.push(among(is, 'fonte', filter.fonte));
    if (filter.faixa) conditions.push(is.or(filter.faixa.map((faixa) => isInFaixa(is, faixa))));
    if (filter.importacao !== undefined) conditions.push(is('importacao_id', '=', filter.importacao));
    if (filter.depoisDe !== undefined) conditions.push(is('id', '>', filter.depoisDe));
    for (const periodo of ['abertura', 'prazo', 'publicada'] as const) {
      if (filter[periodo] === undefined) continue;
      const [column, { from, to }] = [columnOf[periodo], daysOf(periodo, filter[periodo], new Date(moment.now))];
      if (from) conditions.push(is(column, '>=', startOfDayInBrasilia(from)));
      if (to) conditions.push(is(column, '<', startOfDayInBrasilia(to, 1)));
    }
    return is.and(conditions);
  };
}

function among(
  is: Is,
  column: 'modalidade_codigo' | 'uf' | 'orgao' | 'esfera' | 'tipo_item' | 'fonte',
  values: (string | number)[],
): Expression<SqlBool> {
  return values.length > 0 ? is(column, 'in', values as never) : is.lit(false);
}

function isInFaixa(is: Is, key: string): Expression<SqlBool> {
  const faixa = faixas.find(({ chave }) => chave === key);
  if (!faixa) return is('valor_estimado', 'is', null);
  const { min, max } = faixa;
  return is.and([...(min === null ? [] : [is('valor_estimado', '>=', min)]), is('valor_estimado', '<=', max ?? 1e15)]);
}

/** `local` has the órgão's name, a line break, and the município's. */
function localLike(is: Is, pattern: string): Expression<SqlBool> {
  return isLike(is.ref('local'), pattern);
}

/** Table column for each sort column. */
const orderedBy = {
  id: 'id',
  abertura: 'abertura',
  encerramento: 'prazo',
  publicacao: 'publicacao',
  num_licitacao: 'id',
  UASG: 'uasg',
  orgao: 'orgao',
  municipio: 'municipio',
  modalidade: 'modalidade',
  valor_estimado: 'valor_estimado',
} as const satisfies Record<Exclude<Order['sort'], 'proximas' | 'relevancia'>, string>;

/** A part of a sorted list; `holds` says which notices belong to it. */
type Part = {
  column: (typeof orderedBy)[keyof typeof orderedBy] | 'referencia';
  direction: 'asc' | 'desc';
  holds: (is: Is) => Expression<SqlBool>;
};

/** Consecutive parts of a list; every notice belongs to exactly one. */
function partsOf({ sort, order }: Order, moment: Moment): Part[] {
  if (sort === 'relevancia') throw new RangeError('SQL has no relevance.');
  if (sort !== 'proximas') return [{ column: orderedBy[sort], direction: order, holds: (is) => is.lit(true) }];
  const open = hasStatus('aberta', moment);
  const isUp = order === 'asc';
  const due: Part = { column: 'prazo', direction: isUp ? 'desc' : 'asc', holds: () => open };
  const past: Part = { column: 'referencia', direction: order, holds: (is) => is('referencia', '<', moment.now) };
  // Closed early, such as revoked before the deadline.
  const dropped: Part = {
    column: 'referencia',
    direction: order,
    holds: (is) => is.and([is('referencia', '>=', moment.now), sql<boolean>`(licitacoes.encerrada = true or licitacoes.prazo is null)`]),
  };
  return isUp ? [dropped, past, due] : [due, past, dropped];
}
