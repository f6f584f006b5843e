// The days on which documents expire, for the calendar.
import type { CalendarDate, CalendarName, DateQuery } from '#features/calendar/contract.ts';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { nomeDe } from '../entities.ts';
import type {} from './tables.ts';

/** Of the specification's categories, this one means work in progress; tasks have it too. */
const CALENDAR = 'Licitações em Andamento' satisfies CalendarName;
const LONGEST_TEXT = 300;

/** All-day, from midnight in Brasília of the last day on which a document is valid. */
export async function listExpiryDates(db: Queries, { from, until, limit, calendars, of }: DateQuery): Promise<CalendarDate[]> {
  if (calendars && !calendars.includes(CALENDAR)) return [];
  if (of && of.thing !== 'certidao') return [];
  const rows = await db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes', 'certidao_id', 'certidoes.id')
    .select(['certidoes.id', 'tipo', 'titulo', 'numero', 'emissor', 'nota', 'vence_em'])
    .where('removed_at', 'is', null)
    .where('atual', '=', true)
    // A day that begins before `from` may overlap it; one that begins at `until` does not.
    .where('vence_em', '>=', dayInBrasilia(new Date(from)))
    .where('vence_em', '<=', dayInBrasilia(new Date(Date.parse(until) - 1)))
    .$if(of !== undefined, (query) => query.where('certidoes.id', '=', of?.id ?? 0))
    .orderBy('vence_em')
    .orderBy('certidoes.id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ id, numero, emissor, nota, vence_em, ...named }) => {
    if (vence_em === null) return [];
    const text = [numero, emissor, nota.replace(/\s+/g, ' ')].filter(Boolean).join(' · ');
    return [
      {
        ...({ key: `certidao:${id}:expires`, kind: 'certidaoExpires', calendar: CALENDAR } as const),
        ...{ title: nomeDe(named, 'pt'), text: cutText(text, LONGEST_TEXT) },
        ...{ start: startOfDayInBrasilia(vence_em), end: startOfDayInBrasilia(vence_em, 1), allDay: true },
        ...({ thing: 'certidao', thingId: id } as const),
      },
    ];
  });
}
