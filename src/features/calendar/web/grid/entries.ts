// What the calendar shows: the user's events and dates, and what opens them.
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { type Search, stringifySearch } from '#kit/web/search/search.ts';
import type { CalendarName } from '../../contract.ts';
import type { CalendarDate, CalendarEvent, DateKind } from '../../entities.ts';
import type { calendarSearch } from '../calendarSearch.ts';

/** A time; `end` of all-day entries is the midnight after the last day. */
export type When = { start: string; end?: string | undefined; allDay: boolean };

/** An entry: the user's event, or a date. */
export type Thing = { event: CalendarEvent; date?: undefined } | { date: CalendarDate; event?: undefined };

/** The calendar that an entry is in. */
export function calendarOf({ event, date }: Thing): CalendarName {
  return event ? event.extendedProps.calendar : date.calendar;
}

/** Dates that require action come first on days with little room. */
const places: { [Kind in DateKind]?: number } = { sessao: 1, encerramento: 1, abertura: 2, impugnacao: 3 };
const LAST_PLACE = 4;

/** The place of an entry on its day: the user's own come first. */
export function placeOf({ date }: Thing): number {
  return date === undefined ? 0 : (places[date.kind] ?? LAST_PLACE);
}

/** The address of the calendar with an entry open, for the browser. */
export function addressOf(search: Search<typeof calendarSearch>, open: Search<typeof calendarSearch>): string {
  return atPrefix(`/apps/calendar${stringifySearch({ ...search, ...open })}`);
}

/** Search parameters that open it. An invitation opens as its event. */
export function openingOf({ event, date }: Thing): Search<typeof calendarSearch> {
  if (event) return { event: event.id, date: undefined, add: undefined };
  const { kind, key, thingId } = date;
  return kind === 'invitation' ? { event: thingId, date: undefined, add: undefined } : { date: key, event: undefined, add: undefined };
}
