// The moments of an event as clients write them, and what follows from them for one that is there.
import { momentInBrasilia } from '#kit/brasilia.ts';

const DAY_MS = 86_400_000;
/** Midnight in Brasília lies so long after midnight in UTC. */
const MIDNIGHT_MS = momentInBrasilia('1970-01-01T00:00:00').getTime();
const [EARLIEST, LATEST] = [Date.UTC(1900, 0, 1), Date.UTC(2199, 11, 31)];

/**
 * `isDay`: a day without a time was sent; `at` is its midnight in Brasília then. `isMidnightUtc`: it was sent as 00:00Z, which is how
 * clients without a clock of their own write a day.
 */
export type SentTime = { at: number; isDay: boolean; isMidnightUtc: boolean };

/** When an event is, in milliseconds since 1970. */
export type Times = { start: number; end: number | null; allDay: boolean };
/** What of it was sent; a null end clears it. */
export type SentTimes = { start?: SentTime | undefined; end?: SentTime | null | undefined; allDay?: boolean | undefined };

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads a day, a moment, or a moment without a zone, which Brasília's clock shows then. @returns undefined for what is none, or out of all reason */
export function readTime(text: string): SentTime | undefined {
  const [, day, clock, fraction = '', zone] = written.exec(text.trim()) ?? [];
  if (!day) return undefined;
  const isDay = clock === undefined;
  const shown = new Date(`${day}T${clock ?? '00:00'}Z`);
  // 31 February would be some day of March.
  if (Number.isNaN(shown.getTime()) || !shown.toISOString().startsWith(`${day}T${clock ?? ''}`)) return undefined;
  const at = shown.getTime() + (zone ? -offsetOf(zone) : MIDNIGHT_MS) + Number(fraction.padEnd(3, '0').slice(0, 3));
  const isMidnightUtc = /^z$/i.test(zone ?? '') && at % DAY_MS === 0;
  return at >= EARLIEST && at <= LATEST ? { at, isDay, isMidnightUtc } : undefined;
}

/** `-03:00` in milliseconds; NaN where no clock is set so. */
function offsetOf(zone: string): number {
  if (/z/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/**
 * When the event is after this was sent; `before` is null for a new one, for which a start must have been sent.
 * @returns undefined where the end that was sent does not come after the start
 */
export function timesAfter(before: Times | null, sent: SentTimes): Times | undefined {
  const allDay = sent.allDay ?? (sent.start ? isAllDay(before, sent.start) : before?.allDay === true);
  const start = sent.start ? startOf(sent.start, allDay) : startOf(stored(before?.start ?? 0), allDay);
  if (sent.end === undefined) {
    // An end that was a day's is no hour's, nor the other way round: the meeting of a day would last until the end of the week.
    const isKept = before?.end != null && before.allDay === allDay && before.end > start;
    return { start, end: isKept ? before.end : null, allDay };
  }
  if (sent.end === null) return { start, end: null, allDay };
  const end = endOf(sent.end, allDay);
  // Some clients send an all-day event of one day with its start for an end.
  if (allDay && end === start) return { start, end: null, allDay };
  return end > start ? { start, end, allDay } : undefined;
}

const stored = (at: number): SentTime => ({ at, isDay: false, isMidnightUtc: false });

/** FullCalendar sends moved events without saying whether they are all-day. */
function isAllDay(before: Times | null, start: SentTime): boolean {
  return start.isDay || (before?.allDay === true && (start.isMidnightUtc || isMidnight(start.at)));
}

function startOf({ at, isMidnightUtc }: SentTime, allDay: boolean): number {
  if (!allDay) return at;
  return isMidnightUtc ? at + MIDNIGHT_MS : midnightBefore(at);
}

/** All-day events end with the midnight after their last day; one that is sent with a time of day ends with that day. */
function endOf({ at, isMidnightUtc }: SentTime, allDay: boolean): number {
  if (!allDay) return at;
  if (isMidnightUtc) return at + MIDNIGHT_MS;
  return isMidnight(at) ? at : midnightBefore(at) + DAY_MS;
}

const isMidnight = (at: number) => (at - MIDNIGHT_MS) % DAY_MS === 0;
const midnightBefore = (at: number) => Math.floor((at - MIDNIGHT_MS) / DAY_MS) * DAY_MS + MIDNIGHT_MS;
