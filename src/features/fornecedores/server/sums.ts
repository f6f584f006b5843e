// Sums of items that were won, by what they have in common.
import { monthsUpTo } from '#kit/months.ts';
import { toAmount } from '#kit/quantiles.ts';

export const MONTHS = 12;
/** Rows of a list of the highest. */
export const MOST = 10;

export type Won = { n: number; total: number };

/** Number and total by key, highest total first. */
export function sumBy<Row extends { total: number }>(rows: readonly Row[], keyOf: (row: Row) => string): (Won & { key: string })[] {
  const sums = new Map<string, Won>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key);
    if (sum) {
      sum.n++;
      sum.total += row.total;
    } else sums.set(key, { n: 1, total: row.total });
  }
  return [...sums]
    .map(([key, { n, total }]) => ({ key, n, total: toAmount(total) }))
    .sort((a, b) => b.total - a.total || b.n - a.n || (a.key < b.key ? -1 : 1));
}

/** Twelve months up to that of `today`, those without anything too. */
export function byMonth<Row extends { total: number }>(rows: readonly Row[], monthOf: (row: Row) => string, today: string) {
  const sums = new Map(sumBy(rows, monthOf).map(({ key, ...sum }) => [key, sum]));
  return monthsUpTo(today, MONTHS).map((mes) => ({ mes, ...(sums.get(mes) ?? { n: 0, total: 0 }) }));
}
