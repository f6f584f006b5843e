// DNS dates for the calendar: all-day, from midnight in Brasília.
import { type RawBuilder, sql } from 'kysely';
import type { CalendarDate, DateQuery } from '#features/calendar/contract.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isLive } from './live.ts';
import type {} from './tables.ts';

/** The earliest dates that overlap the requested period. */
export async function listDnsDates(db: Queries, { from, until, limit, calendars, of }: DateQuery): Promise<CalendarDate[]> {
  if (calendars && !calendars.includes('DNS')) return [];
  if (of && of.thing !== 'dns') return [];
  // A day that begins before `from` may overlap it; one that begins at `until` does not.
  const first = dayInBrasilia(new Date(from));
  const last = dayInBrasilia(new Date(new Date(until).getTime() - 1));
  const find = async (kind: 'due' | 'effective', day: RawBuilder<string>) => {
    const rows = await db
      .selectFrom('dns_entries')
      .select(['id', 'nome', 'pedido', 'nota', day.as('day')])
      .where(isLive)
      .where(sql<boolean>`${day} between ${first} and ${last}`)
      .$if(of !== undefined, (query) => query.where('id', '=', of?.id ?? 0))
      .orderBy(day)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => toDate(kind, row));
  };
  const [due, effective] = await Promise.all([
    find('due', sql`coalesce(vencimento, '9999-12-31')`),
    find('effective', sql`coalesce(vigencia, '9999-12-31')`),
  ]);
  return [...due, ...effective].toSorted((a, b) => (a.start < b.start ? -1 : Number(a.start > b.start))).slice(0, limit);
}

type Row = { id: number; nome: string; pedido: string; nota: string; day: string };

function toDate(kind: 'due' | 'effective', { id, nome, pedido, nota, day }: Row): CalendarDate {
  return {
    key: `dns:${id}:${kind}`,
    kind: kind === 'due' ? 'dnsDue' : 'dnsEffective',
    calendar: 'DNS',
    title: nome,
    text: [pedido, nota.replace(/\n/g, ' ')].filter(Boolean).join(' · '),
    start: startOfDayInBrasilia(day),
    end: startOfDayInBrasilia(day, 1),
    allDay: true,
    thing: 'dns',
    thingId: id,
  };
}
