// Ends of watched contracts and atas for the calendar: all-day, from midnight in Brasília.
import { sql } from 'kysely';
import { recordNumber } from '#brasil/recordNumber.ts';
import type {} from '#features/atas/server/tables.ts';
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import type {} from '#features/contratos/server/tables.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { WatchKind } from '../contract.ts';
import type {} from './tables.ts';

/** Of the five categories, the one whose notices have ended. */
const CALENDAR = 'Licitações Fechadas' satisfies CalendarName;
const LONGEST_TEXT = 300;

/** Tables of the records, and the columns that name one. */
const named = {
  contrato: { table: 'contratos', tipo: sql`tipo`, whose: sql`fornecedor` },
  ata: { table: 'atas', tipo: sql`'Ata'`, whose: sql`orgao` },
} as const;

/** The earliest dates that overlap the requested period. */
export async function watchedDates(db: Queries, asked: DateQuery): Promise<CalendarDate[]> {
  const { calendars, of, limit } = asked;
  if (calendars && !calendars.includes(CALENDAR)) return [];
  const kinds = (Object.keys(named) as WatchKind[]).filter((kind) => !of || of.thing === kind);
  const found = await Promise.all(kinds.map((kind) => datesOf(db, kind, asked)));
  return found
    .flat()
    .toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start)))
    .slice(0, limit);
}

type Row = { id: number; tipo: string; numero: string; ano: number; whose: string; objeto: string; vigencia_fim: string };

async function datesOf(db: Queries, kind: WatchKind, { userId, from, until, limit, of }: DateQuery): Promise<CalendarDate[]> {
  const { table, tipo, whose } = named[kind];
  const first = dayInBrasilia(new Date(from));
  const last = dayInBrasilia(new Date(Date.parse(until) - 1));
  const { rows } = await sql<Row>`
    select record.id, ${tipo} as tipo, numero, ano, ${whose} as whose, substr(objeto, 1, ${sql.lit(LONGEST_TEXT)}) as objeto, vigencia_fim
    from vigencias inner join ${sql.table(table)} as record on record.id = vigencias.item_id
    where vigencias.user_id = ${userId} and vigencias.kind = ${kind} and vigencia_fim between ${first} and ${last}
      ${of ? sql`and record.id = ${of.id}` : sql``}
    order by vigencia_fim, record.id limit ${limit}`.execute(db);
  return rows.map((row) => ({
    key: `${kind}:${row.id}:vigenciaFim`,
    kind: 'vigenciaFim',
    calendar: CALENDAR,
    title: [`${row.tipo} ${recordNumber(row)}`.trim(), row.whose].filter(Boolean).join(' · '),
    text: row.objeto,
    start: startOfDayInBrasilia(row.vigencia_fim),
    end: startOfDayInBrasilia(row.vigencia_fim, 1),
    allDay: true,
    thing: kind,
    thingId: row.id,
  }));
}
