// Which days all-day events lie on. They follow from the instants that were sent, so that both sides read them by the same rule.
import { momentInBrasilia } from '#kit/brasilia.ts';

const DAY_MS = 86_400_000;
/** Midnight in Brasília lies so long after midnight in UTC. */
export const MIDNIGHT_MS = momentInBrasilia('1970-01-01T00:00:00').getTime();

/** The midnight in Brasília at which the first day begins: 00:00Z is how clients without a clock of their own write a day. */
export function allDayStart(at: number): number {
  return at % DAY_MS === 0 ? at + MIDNIGHT_MS : midnightBefore(at);
}

/** All-day events end with the midnight after their last day; one that is sent with a time of day ends with that day. */
export function allDayEnd(at: number): number {
  if (at % DAY_MS === 0) return at + MIDNIGHT_MS;
  return isMidnight(at) ? at : midnightBefore(at) + DAY_MS;
}

/** Whether it is midnight in Brasília. */
export function isMidnight(at: number): boolean {
  return (at - MIDNIGHT_MS) % DAY_MS === 0;
}

type When = { start: string; end?: string | undefined; allDay: boolean };

/** When an event is, its days, where it is all-day, by Brasília's midnights; without an end where it has only its first day. */
export function inDays({ start, end, allDay }: When): When {
  if (!allDay) return { start, end, allDay };
  const [first, after] = [allDayStart(Date.parse(start)), end === undefined ? undefined : allDayEnd(Date.parse(end))];
  const lasting = after !== undefined && after > first ? new Date(after).toISOString() : undefined;
  return { start: new Date(first).toISOString(), end: lasting, allDay };
}

function midnightBefore(at: number): number {
  return Math.floor((at - MIDNIGHT_MS) / DAY_MS) * DAY_MS + MIDNIGHT_MS;
}
