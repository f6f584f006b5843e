// Filters and sorts bills in SQL.
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { matchesSearch } from '#brasil/server/searchText.ts';
import type { Static } from '#kit/schema.ts';
import type { Engine, Tables } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import type { Filters, sorts } from '../entities.ts';

export type Filter = Static<typeof Filters>;
export type Order = { sort: (typeof sorts)[number]; order: 'asc' | 'desc' };

type Is = ExpressionBuilder<Tables, 'projetos'>;

/** The condition that a bill matches `filter`, for `where`. */
export function matchesFilter(engine: Engine, filter: Filter): (is: Is) => Expression<SqlBool> {
  return (is) => {
    const conditions: Expression<SqlBool>[] = [];
    const search = matchesSearch(engine, 'projetos', filter.q ?? '');
    if (search) conditions.push(search(is));
    if (filter.casa) conditions.push(among(is, 'casa', filter.casa));
    if (filter.tipo) conditions.push(among(is, 'tipo', filter.tipo));
    if (filter.situacao) conditions.push(among(is, 'situacao', filter.situacao));
    if (filter.tramitando !== undefined) conditions.push(is('tramitando', '=', filter.tramitando));
    if (filter.autor) conditions.push(isLike(is.ref('autores_busca'), `%${likePart(filter.autor)}%`));
    if (filter.anoDe !== undefined) conditions.push(is('ano', '>=', filter.anoDe));
    if (filter.anoAte !== undefined) conditions.push(is('ano', '<=', filter.anoAte));
    if (filter.apresentacaoDe) conditions.push(is('apresentacao', '>=', filter.apresentacaoDe));
    if (filter.apresentacaoAte) conditions.push(is('apresentacao', '<=', filter.apresentacaoAte));
    if (filter.importacao !== undefined) conditions.push(is('importacao_id', '=', filter.importacao));
    return is.and(conditions);
  };
}

/** An empty list matches none: PostgreSQL rejects an empty `in ()`. */
function among(is: Is, column: 'casa' | 'tipo' | 'situacao', values: readonly string[]): Expression<SqlBool> {
  return values.length > 0 ? is(column, 'in', values as never) : is.lit(false);
}

const orderedBy = {
  recente: ['ultima_tramitacao'],
  apresentacao: ['apresentacao'],
  numero: ['ano', 'numero'],
  tipo: ['tipo'],
  situacao: ['situacao'],
} as const satisfies Record<Order['sort'], readonly string[]>;

/** Columns that may be null. */
const nullable: readonly string[] = ['ultima_tramitacao', 'apresentacao'];

/** Missing values last; equal values by id. */
export function inOrder<Row>(bills: SelectQueryBuilder<Tables, 'projetos', Row>, { sort, order }: Order) {
  let ordered = bills;
  for (const column of orderedBy[sort])
    ordered = ordered.orderBy(`projetos.${column}`, (by) => {
      const inDirection = order === 'asc' ? by.asc() : by.desc();
      // PostgreSQL has no index in that order for non-null columns.
      return nullable.includes(column) ? inDirection.nullsLast() : inDirection;
    });
  return ordered.orderBy('projetos.id', order);
}
