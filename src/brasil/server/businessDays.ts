// Business days as legal deadlines count them: without weekends and national holidays. Carnival and Corpus Christi count as business
// days, although public offices are closed (officeDays.ts).
import { nationalHolidays } from './nationalHolidays.ts';

const DAY_MS = 86_400_000;

/** Whether deadlines count this day (`2026-05-28`). For years without a list of holidays, only weekends are excluded. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !nationalHolidays[Number(day.slice(0, 4))]?.includes(day.slice(5));
}

/** The business day that comes `count` business days before `day`, which itself does not count. */
export function businessDaysBefore(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = new Date(Date.parse(`${found}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
    if (isBusinessDay(found)) left--;
  }
  return found;
}
