// Which days all-day events lie on, from the instants that were sent, so that both sides read them by the same rule.
import { dayInBrasilia, startOfDayInBrasilia } from '#brasil/clock.ts';

const DAY_MS = 86_400_000;

/** The midnight in Brasília at which the first day begins: 00:00Z is how clients without a clock of their own write a day. */
export function allDayStart(at: number): number {
  return isUtcDay(at) ? midnightOf(utcDay(at)) : midnightOf(dayOf(at));
}

/** All-day events end with the midnight after their last day; one that is sent with a time of day ends with that day. */
export function allDayEnd(at: number): number {
  if (isUtcDay(at)) return midnightOf(utcDay(at));
  return isMidnight(at) ? at : midnightOf(dayOf(at), 1);
}

/** Whether it is midnight in Brasília. */
export function isMidnight(at: number): boolean {
  return midnightOf(dayOf(at)) === at;
}

type When = { start: string; end?: string | undefined; allDay: boolean };

/** When an event is, its days, where it is all-day, by Brasília's midnights; without an end where it has only its first day. */
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

/** In the summers until 2019 midnight was an hour earlier. */
function midnightOf(day: string, later = 0): number {
  return Date.parse(startOfDayInBrasilia(day, later));
}
