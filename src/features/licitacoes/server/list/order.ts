// Order of a list: by a column, missing values last, then by id. The order by next deadline consists of consecutive parts, each with an
// order that an index serves.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type { sortColumns } from '../../entities.ts';
import { hasStatus, type Moment } from '../status.ts';

export type Order = { sort: (typeof sortColumns)[number]; order: 'asc' | 'desc' };
/** Position of a notice in a part: its sort value and id. */
export type Place = { key: string | number | null; id: number };

type Is = ExpressionBuilder<Tables, 'licitacoes'>;

/** Table column for each sort column. */
const orderedBy = {
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
} as const satisfies Record<Exclude<Order['sort'], 'proximas'>, string>;

/** A part of a sorted list; `holds` says which notices belong to it. */
export type Part = {
  column: (typeof orderedBy)[keyof typeof orderedBy] | 'referencia';
  direction: 'asc' | 'desc';
  holds: (is: Is) => Expression<SqlBool>;
};

/** Consecutive parts of a list; every notice belongs to exactly one. */
export function partsOf({ sort, order }: Order, moment: Moment): readonly [Part, ...Part[]] {
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

/** Condition for notices after a position in a part. */
export function comesAfter(is: Is, { column, direction }: Part, { key, id }: Place): Expression<SqlBool> {
  const by = is.ref(column);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  if (key === null) return sql<boolean>`(${by} is null and ${is.ref('id')} ${beyond} ${id})`;
  return sql<boolean>`((${by}, ${is.ref('id')}) ${beyond} (${key}, ${id}) or ${by} is null)`;
}

/** Condition for notices before it. */
export function comesBefore(is: Is, { column, direction }: Part, { key, id }: Place): Expression<SqlBool> {
  const by = is.ref(column);
  const short = sql.raw(direction === 'asc' ? '<' : '>');
  if (key === null) return sql<boolean>`(${by} is not null or (${by} is null and ${is.ref('id')} ${short} ${id}))`;
  return sql<boolean>`(${by}, ${is.ref('id')}) ${short} (${key}, ${id})`;
}
