// The entries of each day, for the month on phones.

import { dayInBrasilia } from '#kit/clock.ts';
import { byName } from '#kit/foldedWords.ts';
import { inDays } from '../../allDay.ts';
import type { CalendarName } from '../../contract.ts';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';
import { addDays, type Span } from './days.ts';
import { placeOf, type Thing, type When } from './entries.ts';

/** The user's event or a date, as it stands on one day. */
export type Entry = {
  key: string;
  title: string;
  calendar: CalendarName;
  thing: Thing;
  /** When it begins; undefined if it has no time on this day. */
  time: string | undefined;
  /** When it ends, if it began on an earlier day and ends at a time of this one. */
  until: string | undefined;
};

/** The entries of the days of `span`, by day (`2026-05-28`): all-day ones first, then by time. */
export function entriesByDay(
  events: readonly CalendarEvent[],
  dates: readonly CalendarDate[],
  span: Span,
): ReadonlyMap<string, readonly Entry[]> {
  const byDay = new Map<string, Entry[]>();
  const put = (when: When, entry: Omit<Entry, 'time' | 'until'>) => {
    const { first, last } = daysOf(when);
    for (let day = first > span.start ? first : span.start; day <= last && day < span.end; day = addDays(day, 1)) {
      const time = when.allDay || day !== first ? undefined : when.start;
      const until = when.allDay || day !== last || day === first ? undefined : when.end;
      const entries = byDay.get(day);
      if (entries) entries.push({ ...entry, time, until });
      else byDay.set(day, [{ ...entry, time, until }]);
    }
  };
  for (const event of events) {
    put(inDays(event), { key: `event:${event.id}`, title: event.title, calendar: event.extendedProps.calendar, thing: { event } });
  }
  for (const date of dates) put(date, { key: date.key, title: date.title, calendar: date.calendar, thing: { date } });
  for (const entries of byDay.values()) entries.sort(inOrder);
  return byDay;
}

/** The first and the last day of an entry. `end` is when it is over: at midnight the day that begins is not one of its days. */
function daysOf({ start, end }: When): { first: string; last: string } {
  const first = dayInBrasilia(start);
  const last = end === undefined ? first : dayInBrasilia(new Date(Date.parse(end) - 1).toISOString());
  return { first, last: last > first ? last : first };
}

function inOrder(one: Entry, other: Entry): number {
  if (one.time !== other.time) return (one.time ?? '') < (other.time ?? '') ? -1 : 1;
  return placeOf(one.thing) - placeOf(other.thing) || byName(one.title, other.title);
}
