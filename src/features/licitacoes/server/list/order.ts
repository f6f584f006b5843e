// The order of a list: by a column, what has nothing there last, and by id where that is the same. The order by what falls due next is
// made of parts that follow each other, each with an order of its own that an index serves.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#kit/server/database/database.ts';
import type { sortColumns } from '../../entities.ts';
import { hasStatus, type Moment } from '../status.ts';

export type Order = { sort: (typeof sortColumns)[number]; order: 'asc' | 'desc' };
/** Where a notice stands in a part: its value in the column, and its id. */
export type Place = { key: string | number | null; id: number };

type Is = ExpressionBuilder<Tables, 'licitacoes'>;

/** The table's column that a list's column is ordered by. */
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

/** A part of a list in order; `holds` says which notices stand in it. */
export type Part = {
  column: (typeof orderedBy)[keyof typeof orderedBy] | 'referencia';
  direction: 'asc' | 'desc';
  holds: (is: Is) => Expression<SqlBool>;
};

/** The parts of a list, one after the other; every notice stands in exactly one. */
export function partsOf({ sort, order }: Order, moment: Moment): readonly [Part, ...Part[]] {
  if (sort !== 'proximas') return [{ column: orderedBy[sort], direction: order, holds: (is) => is.lit(true) }];
  const open = hasStatus('aberta', moment);
  const isUp = order === 'asc';
  const due: Part = { column: 'prazo', direction: isUp ? 'desc' : 'asc', holds: () => open };
  const past: Part = { column: 'referencia', direction: order, holds: (is) => is('referencia', '<', moment.now) };
  // Over before its time: revoked with days still to go, say.
  const dropped: Part = {
    column: 'referencia',
    direction: order,
    holds: (is) => is.and([is('referencia', '>=', moment.now), sql<boolean>`(licitacoes.encerrada = true or licitacoes.prazo is null)`]),
  };
  return isUp ? [dropped, past, due] : [due, past, dropped];
}

/** True for what comes after a place in a part. */
export function comesAfter(is: Is, { column, direction }: Part, { key, id }: Place): Expression<SqlBool> {
  const by = is.ref(column);
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  if (key === null) return sql<boolean>`(${by} is null and ${is.ref('id')} ${beyond} ${id})`;
  return sql<boolean>`((${by}, ${is.ref('id')}) ${beyond} (${key}, ${id}) or ${by} is null)`;
}

/** True for what comes before it. */
export function comesBefore(is: Is, { column, direction }: Part, { key, id }: Place): Expression<SqlBool> {
  const by = is.ref(column);
  const short = sql.raw(direction === 'asc' ? '<' : '>');
  if (key === null) return sql<boolean>`(${by} is not null or (${by} is null and ${is.ref('id')} ${short} ${id}))`;
  return sql<boolean>`(${by}, ${is.ref('id')}) ${short} (${key}, ${id})`;
}
