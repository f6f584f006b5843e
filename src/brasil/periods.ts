// The periods that statistics are requested for, in days of Brasília's calendar.
import { dayInBrasilia } from '#kit/clock.ts';

/** The specification's choices, in its order. `last-month` is the calendar month before this one; `last-year` the twelve months up to today. */
export const periods = ['last-28-days', 'last-month', 'last-year'] as const;
export type Period = (typeof periods)[number];

/** The specification's labels for them, as used in its cards (`last_days`). */
export const periodNames = ['Last 28 Days', 'Last Month', 'Last Year'] as const;

/** What a call accepts: a period's own name, or the label that the client was given. */
export const acceptedPeriods = [...periods, ...periodNames] as const;
export type AcceptedPeriod = (typeof acceptedPeriods)[number];

/** The period by its own name. */
export function periodOf(asked: AcceptedPeriod): Period {
  return periods.find((one, place) => asked === one || asked === periodNames[place]) ?? periods[0];
}

/** First and last day, both part of it: `2026-11-01`. */
export type Days = { from: string; to: string };

/** The days of a period as seen on the day of `now`. */
export function daysOf(period: AcceptedPeriod, now = new Date()): Days {
  const today = dayInBrasilia(now);
  switch (periodOf(period)) {
    case 'last-28-days':
      return { from: dayAfter(today, -27), to: today };
    case 'last-month': {
      const first = `${today.slice(0, 7)}-01`;
      const to = dayAfter(first, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'last-year': {
      const sameDay = new Date(`${today}T00:00:00Z`);
      sameDay.setUTCFullYear(sameDay.getUTCFullYear() - 1);
      // Where 29 February became 1 March.
      if (sameDay.getUTCDate() !== Number(today.slice(8))) sameDay.setUTCDate(0);
      return { from: dayAfter(sameDay.toISOString().slice(0, 10), 1), to: today };
    }
  }
}

/** The period to compare with: as many days right before, or the previous month for a calendar month. */
export function daysBefore({ from, to }: Days, period: AcceptedPeriod): Days {
  if (periodOf(period) === 'last-month') return { from: `${dayAfter(from, -1).slice(0, 7)}-01`, to: dayAfter(from, -1) };
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) };
}

const DAY_MS = 86_400_000;

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
