// Months as text: `2026-07`.

/** The characters of a day, or of an instant, that name its month. */
export const MONTH_LENGTH = 7;

/** So many months, the last of which is that of `day`. */
export function monthsUpTo(day: string, count: number): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, MONTH_LENGTH))];
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, month - count + i, 1)).toISOString().slice(0, MONTH_LENGTH));
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
