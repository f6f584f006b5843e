// The clock of Brasília, by which public procurement runs: three hours behind UTC, all year.

const BEHIND_MS = 3 * 3_600_000;

/** What the clock shows at a moment: `2026-05-28T08:00:00.000`, without saying where. */
export function clockInBrasilia(moment: Date): string {
  return new Date(moment.getTime() - BEHIND_MS).toISOString().slice(0, -1);
}

/** The day on the calendar: `2026-05-28`. */
export function dayInBrasilia(moment: Date): string {
  return clockInBrasilia(moment).slice(0, 10);
}

/** The moment at which the clock shows this; an invalid date when no calendar does (31 February). */
export function momentInBrasilia(clock: string): Date {
  const moment = new Date(`${clock}-03:00`);
  const isOnCalendar = !Number.isNaN(moment.getTime()) && clockInBrasilia(moment).startsWith(clock.slice(0, 16));
  return isOnCalendar ? moment : new Date(Number.NaN);
}

/** Midnight at which `day` begins, or the one `later` days after, in UTC. */
export function startOfDayInBrasilia(day: string, later = 0): string {
  const date = momentInBrasilia(`${day}T00:00:00`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString();
}

/** Where sources write the year 9999, there is no end. */
export const NEVER = '9999-12-31T23:59:59.999Z';
