// Where each day is on the map: a column for each week, a row for each weekday, with Sunday first as on Brazilian calendars.
import type { Dia } from '../contract.ts';

const WEEK = 7;
/** A month's name is wider than a column, so that the next one must not be right beside it. */
const LEAST_APART = 2;

type Months = { column: number; dia: string }[];

/** @param days in order, without gaps @returns the column and row of a day, from 0, and the columns in which months begin */
export function dayMap(days: readonly Pick<Dia, 'dia'>[]): { placeOf(at: number): { column: number; row: number }; months: Months } {
  const before = new Date(days[0]?.dia ?? 0).getUTCDay();
  const placeOf = (at: number) => ({ column: Math.floor((at + before) / WEEK), row: (at + before) % WEEK });
  const months: Months = [];
  for (const [at, { dia }] of days.entries()) {
    if (at > 0 && !dia.endsWith('-01')) continue;
    const { column } = placeOf(at);
    const last = months.at(-1);
    if (last && column - last.column < LEAST_APART) months.pop();
    months.push({ column, dia });
  }
  return { placeOf, months };
}
