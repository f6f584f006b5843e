// What the calendar begins with. The script in the page uses it too, so that it has no schemas.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { CalendarName } from '../contract.ts';
import { firstDayOf, isDay, type Span, spanOf } from './grid/days.ts';
import { views } from './views.ts';

/** The query for the entries of these days. `calendars` is left out for all. */
export function queryOf({ start, end }: Span, calendars?: readonly CalendarName[]) {
  return { start: startOfDayInBrasilia(start), end: startOfDayInBrasilia(end), ...(calendars && { calendars: [...calendars] }) };
}

/** The days that an address shows, from its parameters `view` and `day`. */
function spanAt({ view, day }: { view?: unknown; day?: unknown }, locale: string): Span {
  const shown = views.find((one) => one === view) ?? 'month';
  return spanOf(shown, typeof day === 'string' && isDay(day) ? day : dayInBrasilia(new Date()), firstDayOf(locale));
}

/** The calls of the calendar at an address; none if it shows some of the calendars only. */
export function firstCalls(asked: URLSearchParams, locale: string): string[] {
  if (asked.has('calendars')) return [];
  const { start, end } = queryOf(spanAt(Object.fromEntries(asked), locale));
  const query = new URLSearchParams({ start, end });
  return ['/apps/calendar/events', '/api/calendar/dates'].map((path) => `${path}?${query}`);
}
