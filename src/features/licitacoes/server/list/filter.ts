// Filters and sorts notices in SQL.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { startOfDayInBrasilia } from '#brasil/clock.ts';
import { matchesSearch } from '#brasil/server/searchText.ts';
import type { Static } from '#kit/schema.ts';
import type { Engine, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { Filters } from '../../entities.ts';
import { hasStatus, type Moment } from '../status.ts';

export type Filter = Static<typeof Filters>;

type Is = ExpressionBuilder<Tables, 'licitacoes'>;

/** The condition that a notice matches `filter`, for `where`. */
export function matchesFilter(engine: Engine, filter: Filter, moment: Moment): (is: Is) => Expression<SqlBool> {
  return (is) => {
    const conditions: Expression<SqlBool>[] = [];
    const search = matchesSearch(engine, 'licitacoes', filter.q ?? '');
    if (search) conditions.push(search(is));
    if (filter.status) conditions.push(is.or(filter.status.map((status) => hasStatus(status, moment))));
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
    if (filter.importacao !== undefined) conditions.push(is('importacao_id', '=', filter.importacao));
    return is.and(conditions);
  };
}

/** Whether every notice matches. */
export function isEmptyFilter(filter: Filter): boolean {
  return Object.values(filter).every((value) => value === undefined || value === '');
}

/** An empty list matches none: PostgreSQL rejects an empty `in ()`. */
export function among(is: Is, column: 'id' | 'modalidade_codigo' | 'uf', values: (string | number)[]): Expression<SqlBool> {
  return values.length > 0 ? is(column, 'in', values as never) : is.lit(false);
}

/** The specification's search in the names of órgão and município. */
export function contains(is: Is, typed: string): Expression<SqlBool> {
  return localLike(is, `%${likePart(typed)}%`);
}

/** `local` has the órgão's name, a line break, and the município's. */
function localLike(is: Is, pattern: string): Expression<SqlBool> {
  return isLike(is.ref('local'), pattern);
}
