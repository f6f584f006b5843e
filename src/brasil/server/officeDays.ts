// Days and office hours in Brasília. A day is a number of days since 1970-01-01; Brasília is three hours behind UTC all year.

const dayLength = 86_400_000;
const behindUtc = 3 * 3_600_000;

const fixedHolidays = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']);
/** Days from Easter Sunday to Carnival's two days, Good Friday and Corpus Christi, when public offices are closed. */
const movingHolidays = [-48, -47, -2, 60];

/** The day it is in Brasília at an instant. */
export function dayNumberInBrasilia(instant: Date): number {
  return Math.floor((instant.getTime() - behindUtc) / dayLength);
}

/** The UTC instant of a day and a time in Brasília, the time in minutes since midnight. */
export function instantInBrasilia(day: number, minutes: number): string {
  return new Date(day * dayLength + minutes * 60_000 + behindUtc).toISOString();
}

/** Whether public offices are open that day: neither a weekend nor a holiday. */
export function isBusinessDay(day: number): boolean {
  const date = new Date(day * dayLength);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (fixedHolidays.has(date.toISOString().slice(5, 10))) return false;
  return !movingHolidays.includes(day - easter(date.getUTCFullYear()));
}

/** The day itself if offices are open, else the next open day. */
export function businessDayFrom(day: number): number {
  let found = day;
  while (!isBusinessDay(found)) found++;
  return found;
}

/** The day itself if offices are open, else the previous open day. */
export function businessDayUntil(day: number): number {
  let found = day;
  while (!isBusinessDay(found)) found--;
  return found;
}

/** The business day that comes `count` business days after the first one from `day` on. */
export function businessDaysAfter(day: number, count: number): number {
  let found = businessDayFrom(day);
  for (let left = count; left > 0; left--) found = businessDayFrom(found + 1);
  return found;
}

/** Easter Sunday in the Gregorian calendar, by the century's corrections and the age of the moon. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moon =
    (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const late = Math.floor(((year % 19) + 11 * moon + 22 * weekday) / 451);
  const fromMarch = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1) / dayLength;
}
