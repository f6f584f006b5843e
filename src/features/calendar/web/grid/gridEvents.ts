// Converts between the calendar's calls and FullCalendar.
import type { EventApi, EventInput } from '@fullcalendar/react';
import { startOfDayInBrasilia } from '#brasil/clock.ts';
import { dayInBrasilia } from '#kit/web/locale/format.ts';
import { type Search, stringifySearch } from '#kit/web/search/search.ts';
import { inDays } from '../../allDay.ts';
import type { CalendarName } from '../../contract.ts';
import type { CalendarDate, CalendarEvent, DateKind } from '../../entities.ts';
import type { calendarSearch } from '../calendarSearch.ts';
import { lookOf } from './categories.ts';
import classes from './chips.module.css';

/** A time; `end` of all-day entries is the midnight after the last day. */
export type When = { start: string; end?: string | undefined; allDay: boolean };

/** The entity of a chip: the user's event, or a date. */
export type Thing = { event: CalendarEvent; date?: undefined } | { date: CalendarDate; event?: undefined };

export function thingOf({ extendedProps }: EventApi): Thing {
  return extendedProps as Thing;
}

/** The calendar that an entry is in. */
export function calendarOf({ event, date }: Thing): CalendarName {
  return event ? event.extendedProps.calendar : date.calendar;
}

/** Dates that require action come first on days with little room. */
const places: { [Kind in DateKind]?: number } = { encerramento: 1, abertura: 2, impugnacao: 3 };
const LAST_PLACE = 4;

/** The place of an entry on its day: the user's own come first. */
export function placeOf({ date }: Thing): number {
  return date === undefined ? 0 : (places[date.kind] ?? LAST_PLACE);
}

/** The address of the calendar with an entry open. */
export function addressOf(search: Search<typeof calendarSearch>, open: Search<typeof calendarSearch>): string {
  return `/apps/calendar${stringifySearch({ ...search, ...open })}`;
}

/** Each entry links to the calendar with it open; the user's own can be moved and resized, and come first on their day (`place`). */
export function gridEvents(
  events: readonly CalendarEvent[],
  dates: readonly CalendarDate[],
  search: Search<typeof calendarSearch>,
): EventInput[] {
  return [
    ...events.map((event) => ({
      ...input(inDays(event)),
      id: `event:${event.id}`,
      title: event.title,
      url: addressOf(search, openingOf({ event })),
      className: [classes.chip, classes.own, lookOf(event.extendedProps.calendar).className].join(' '),
      editable: true,
      extendedProps: { event, place: placeOf({ event }) },
    })),
    ...dates.map((date) => ({
      ...input(date),
      id: date.key,
      title: date.title,
      url: addressOf(search, openingOf({ date })),
      className: [classes.chip, classes.fixed, lookOf(date.calendar).className].join(' '),
      editable: false,
      extendedProps: { date, place: placeOf({ date }) },
    })),
  ];
}

/** Search parameters that open it. An invitation opens as its event. */
export function openingOf({ event, date }: Thing): Search<typeof calendarSearch> {
  if (event) return { event: event.id, date: undefined, add: undefined };
  const { kind, key, thingId } = date;
  return kind === 'invitation' ? { event: thingId, date: undefined, add: undefined } : { date: key, event: undefined, add: undefined };
}

/** Times of an event after it was moved or resized. */
export function whenOf({ allDay, startStr, endStr }: EventApi): When {
  const instant = (text: string) => (allDay ? startOfDayInBrasilia(text.slice(0, 10)) : new Date(text).toISOString());
  return { allDay, start: instant(startStr), end: endStr ? instant(endStr) : undefined };
}

/** All-day entries are given by day, so that they are the same in every zone. */
function input({ start, end, allDay }: When): EventInput {
  if (!allDay) return { start, end, allDay };
  return { start: dayInBrasilia(start), end: end && dayInBrasilia(end), allDay };
}
