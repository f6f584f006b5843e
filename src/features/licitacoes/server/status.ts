// Status of a notice: computed from dates at the time of the request, never stored. Defined in docs/glossary.md.
import { type RawBuilder, sql } from 'kysely';
import type { Status } from '../entities.ts';

/** The times that separate the statuses. */
export type Moment = { now: string; yearAgo: string };

export function thisMoment(date = new Date()): Moment {
  const yearAgo = new Date(date);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return { now: date.toISOString(), yearAgo: yearAgo.toISOString() };
}

const column = (name: string) => sql.ref(`licitacoes.${name}`);
const encerrada = sql<boolean>`${column('encerrada')} = true`;
const correndo = sql<boolean>`${column('encerrada')} = false`;

/** Condition for a status, written so that the index on (encerrada, prazo, referencia) is used. */
export function hasStatus(status: Status, { now, yearAgo }: Moment): RawBuilder<boolean> {
  switch (status) {
    case 'aberta':
      return sql<boolean>`(${correndo} and ${column('prazo')} >= ${now})`;
    case 'andamento':
      return sql<boolean>`(${correndo} and (${column('prazo')} < ${now} or ${column('prazo')} is null) and ${column('referencia')} >= ${yearAgo})`;
    case 'fechada':
      return sql<boolean>`(${encerrada} or (${correndo} and ${column('referencia')} < ${yearAgo}))`;
  }
}

/** The status as a column. */
export function statusColumn({ now, yearAgo }: Moment): RawBuilder<Status> {
  return sql<Status>`case when ${encerrada} or ${column('referencia')} < ${yearAgo} then 'fechada' when ${column('prazo')} >= ${now} then 'aberta' else 'andamento' end`;
}
