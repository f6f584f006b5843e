// Converts between the calendar's calls and FullCalendar.
import type { EventApi, EventInput } from '@fullcalendar/react';
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Search } from '#kit/web/search/search.ts';
import { inDays } from '../../allDay.ts';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';
import type { calendarSearch } from '../calendarSearch.ts';
import { lookOf } from './categories.ts';
import classes from './chips.module.css';
import { addressOf, openingOf, placeOf, type Thing, type When } from './entries.ts';

export function thingOf({ extendedProps }: EventApi): Thing {
  return extendedProps as Thing;
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
