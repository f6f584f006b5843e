// Business days as deadlines in law count them: without weekends and national holidays. Carnival and Corpus Christi are none of
// these, whatever offices do (officeDays.ts).
import { nationalHolidays } from './nationalHolidays.ts';

const DAY_MS = 86_400_000;

/** Whether deadlines count this day (`2026-05-28`). Of years that no list of holidays is there for, weekends alone are known. */
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
