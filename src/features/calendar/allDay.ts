// Days of all-day events, by the instants sent, shared by server and browser.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';

const DAY_MS = 86_400_000;

/** Midnight in Brasília at the beginning of the first day. Clients without a time zone write a day as 00:00Z. */
export function allDayStart(at: number): number {
  return isUtcDay(at) ? midnightOf(utcDay(at)) : midnightOf(dayOf(at));
}

/** Midnight after the last day; an end with a time of day includes that day. */
export function allDayEnd(at: number): number {
  if (isUtcDay(at)) return midnightOf(utcDay(at));
  return isMidnight(at) ? at : midnightOf(dayOf(at), 1);
}

/** Whether it is midnight in Brasília. */
export function isMidnight(at: number): boolean {
  return midnightOf(dayOf(at)) === at;
}

type When = { start: string; end?: string | undefined; allDay: boolean };

/** When an event takes place; all-day ones by Brasília's midnights, without an end when they last one day. */
export function inDays({ start, end, allDay }: When): When {
  if (!allDay) return { start, end, allDay };
  const [first, after] = [allDayStart(Date.parse(start)), end === undefined ? undefined : allDayEnd(Date.parse(end))];
  const lasting = after !== undefined && after > first ? new Date(after).toISOString() : undefined;
  return { start: new Date(first).toISOString(), end: lasting, allDay };
}

function isUtcDay(at: number): boolean {
  return at % DAY_MS === 0;
}

function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function dayOf(at: number): string {
  return dayInBrasilia(new Date(at));
}

/** In daylight saving time until 2019 midnight was an hour earlier. */
function midnightOf(day: string, later = 0): number {
  return Date.parse(startOfDayInBrasilia(day, later));
}
