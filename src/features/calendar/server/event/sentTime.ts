// Parses times of events as clients write them, and applies them to an event.
import { momentInBrasilia } from '#kit/clock.ts';
import { allDayEnd, allDayStart, isMidnight } from '../../allDay.ts';

const DAY_MS = 86_400_000;
const [EARLIEST, LATEST] = [Date.UTC(1900, 0, 1), Date.UTC(2199, 11, 31)];

/**
 * `isDay`: a day without a time; `at` is then its midnight in Brasília. `isEvening`: midnight in UTC written with another zone, such as
 * nine in the evening in Brasília, belongs to that day.
 */
export type SentTime = { at: number; isDay: boolean; isEvening: boolean };

/** When an event takes place, in milliseconds since 1970. `sentStart` and `sentEnd`: the instants an all-day event was sent with. */
export type Times = { start: number; end: number | null; allDay: boolean; sentStart: number | null; sentEnd: number | null };
/** The times sent; a null end removes it. */
export type SentTimes = { start?: SentTime | undefined; end?: SentTime | null | undefined; allDay?: boolean | undefined };

const written = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:[.,](\d{1,9}))?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Reads a day, an instant, or a local time in Brasília. @returns undefined for an invalid or implausible one */
export function readTime(text: string): SentTime | undefined {
  const [, day, clock, fraction = '', zone] = written.exec(text.trim()) ?? [];
  if (!day) return undefined;
  const isDay = clock === undefined;
  const local = `${day}T${clock ?? '00:00'}`;
  const shown = new Date(`${local}Z`);
  // 31 February would become a day in March.
  if (Number.isNaN(shown.getTime()) || !shown.toISOString().startsWith(local)) return undefined;
  const at = (zone ? shown.getTime() - offsetOf(zone) : momentInBrasilia(local).getTime()) + Number(fraction.padEnd(3, '0').slice(0, 3));
  const isEvening = at % DAY_MS === 0 && !/^z$/i.test(zone ?? '');
  return at >= EARLIEST && at <= LATEST ? { at, isDay, isEvening } : undefined;
}

/** `-03:00` in milliseconds; NaN for an impossible offset. */
function offsetOf(zone: string): number {
  if (/z/i.test(zone)) return 0;
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hours > 23 || minutes > 59) return Number.NaN;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/**
 * The event's times after applying what was sent; `before` is null for a new one, which needs a start.
 * @returns undefined when the end is not after the start
 */
export function timesAfter(before: Times | null, sent: SentTimes): Times | undefined {
  const allDay = sent.allDay ?? (sent.start ? isAllDay(before, sent.start) : before?.allDay === true);
  const isSame = before?.allDay === allDay;
  const start = sent.start ? (allDay ? allDayStart(dayTimeOf(sent.start)) : sent.start.at) : startOf(before?.start ?? 0, allDay);
  const sentStart = !allDay ? null : sent.start ? instantOf(sent.start) : isSame ? before.sentStart : null;
  const times = { start, end: null, allDay, sentStart, sentEnd: null };
  if (sent.end === undefined) {
    // An end changes its kind with the event: a day's end is no time, and vice versa.
    const isKept = isSame && (before.end === null ? before.start === start : before.end > start);
    return isKept ? { ...times, end: before.end, sentEnd: before.sentEnd } : times;
  }
  if (sent.end === null) return times;
  const end = allDay ? allDayEnd(dayTimeOf(sent.end)) : sent.end.at;
  const sentEnd = allDay ? instantOf(sent.end) : null;
  // Some clients send the start of a one-day event as its end.
  if (allDay && end === start) return { ...times, sentEnd };
  return end > start ? { ...times, end, sentEnd } : undefined;
}

/** FullCalendar does not say whether moved events are all-day. */
function isAllDay(before: Times | null, { at, isDay, isEvening }: SentTime): boolean {
  if (isDay || before?.allDay !== true) return isDay;
  return (at % DAY_MS === 0 && !isEvening) || isMidnight(at) || at === before.sentStart;
}

/** A stored time, which may be midnight in UTC by chance. */
function startOf(at: number, allDay: boolean): number {
  return allDay ? allDayStart(dayTimeOf({ at, isEvening: at % DAY_MS === 0 })) : at;
}

/** A time on the intended day: an evening is not the next day's midnight. */
function dayTimeOf({ at, isEvening }: Pick<SentTime, 'at' | 'isEvening'>): number {
  return isEvening ? at - 1 : at;
}

/** The instant to return as sent, unless clients would take it for another day. */
function instantOf({ at, isDay, isEvening }: SentTime): number | null {
  return isDay || isEvening ? null : at;
}
