// Sums of items that were won, by what they have in common.
import { monthsUpTo } from '#kit/months.ts';
import { toAmount } from '#kit/quantiles.ts';

export const MONTHS = 12;
/** Rows of a list of the highest. */
export const MOST = 10;

export type Won = { n: number; total: number };

/** Number and total by key, highest total first. */
export function sumBy<Row extends { total: number }>(rows: readonly Row[], keyOf: (row: Row) => string): (Won & { key: string })[] {
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, some]) => ({ key, n: some.length, total: toAmount(some.reduce((sum, { total }) => sum + total, 0)) }))
    .sort((a, b) => b.total - a.total || b.n - a.n || (a.key < b.key ? -1 : 1));
}

/** Twelve months up to that of `today`, those without anything too. */
export function byMonth<Row extends { total: number }>(rows: readonly Row[], monthOf: (row: Row) => string, today: string) {
  const sums = new Map(sumBy(rows, monthOf).map(({ key, ...sum }) => [key, sum]));
  return monthsUpTo(today, MONTHS).map((mes) => ({ mes, ...(sums.get(mes) ?? { n: 0, total: 0 }) }));
}
