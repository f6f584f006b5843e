// The order of a list: by a column, what has nothing there last, and by id where that is the same.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type { sortColumns } from '../entities.ts';

export type Order = { sort: (typeof sortColumns)[number]; order: 'asc' | 'desc' };
/** Where a notice stands in an order: its value in the column, and its id. */
export type Place = { key: string | number | null; id: number };

type Is = ExpressionBuilder<Tables, 'licitacoes'>;

/** The table's column that a list's column is ordered by. */
export const orderedBy = {
  id: 'id',
  abertura: 'abertura',
  encerramento: 'prazo',
  publicacao: 'publicacao',
  num_licitacao: 'num_licitacao',
  UASG: 'uasg',
  orgao: 'orgao',
  municipio: 'municipio',
  modalidade: 'modalidade',
  valor_estimado: 'valor_estimado',
} as const satisfies Record<Order['sort'], string>;

/** True for what comes after a place in the order. */
export function comesAfter(is: Is, { sort, order }: Order, { key, id }: Place): Expression<SqlBool> {
  const column = is.ref(orderedBy[sort]);
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  if (key === null) return sql<boolean>`(${column} is null and ${is.ref('id')} ${beyond} ${id})`;
  return sql<boolean>`((${column}, ${is.ref('id')}) ${beyond} (${key}, ${id}) or ${column} is null)`;
}

/** True for what comes before it. */
export function comesBefore(is: Is, { sort, order }: Order, { key, id }: Place): Expression<SqlBool> {
  const column = is.ref(orderedBy[sort]);
  const short = sql.raw(order === 'asc' ? '<' : '>');
  if (key === null) return sql<boolean>`(${column} is not null or (${column} is null and ${is.ref('id')} ${short} ${id}))`;
  return sql<boolean>`(${column}, ${is.ref('id')}) ${short} (${key}, ${id})`;
}
