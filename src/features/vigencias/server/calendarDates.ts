// Ends of watched contracts for the calendar: all-day, from midnight in Brasília.
import { sql } from 'kysely';
import { recordNumber } from '#brasil/recordNumber.ts';
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import type {} from '#features/contratos/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Of the five categories, the one whose notices have ended. */
const CALENDAR = 'Licitações Fechadas' satisfies CalendarName;
const LONGEST_TEXT = 300;

/** The earliest dates that overlap the requested period. */
export async function watchedDates(db: Queries, { userId, from, until, limit, calendars, of }: DateQuery): Promise<CalendarDate[]> {
  if ((calendars && !calendars.includes(CALENDAR)) || (of && of.thing !== 'contrato')) return [];
  const rows = await db
    .selectFrom('vigencias')
    .innerJoin('contratos', 'contratos.id', 'vigencias.item_id')
    .where('vigencias.user_id', '=', userId)
    .where('vigencias.kind', '=', 'contrato')
    .where('vigencia_fim', '>=', dayInBrasilia(new Date(from)))
    .where('vigencia_fim', '<=', dayInBrasilia(new Date(Date.parse(until) - 1)))
    .$if(of !== undefined, (query) => query.where('contratos.id', '=', of?.id ?? 0))
    .select(['contratos.id', 'tipo', 'numero', 'ano', 'fornecedor', 'vigencia_fim'])
    .select(sql<string>`substr(objeto, 1, ${sql.lit(LONGEST_TEXT)})`.as('objeto'))
    .orderBy('vigencia_fim')
    .orderBy('contratos.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, tipo, numero, ano, fornecedor, objeto, vigencia_fim }) => {
    if (!vigencia_fim) return [];
    const title = [`${tipo} ${recordNumber({ numero, ano })}`.trim(), fornecedor].filter(Boolean).join(' · ');
    const times = { start: startOfDayInBrasilia(vigencia_fim), end: startOfDayInBrasilia(vigencia_fim, 1), allDay: true };
    const date = { key: `contrato:${id}:vigenciaFim`, kind: 'vigenciaFim', calendar: CALENDAR, title, text: objeto } as const;
    return [{ ...date, ...times, thing: 'contrato', thingId: id }];
  });
}
