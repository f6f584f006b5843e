// Data of the sample charts.
import type { Employee } from '#features/datatables/contract.ts';
import type { Datum } from '#kit/web/charts/chart.ts';
import { amountOf, dayOf } from './employees.ts';

/**
 * By start year, from the first to the last: how many started, how many of them are 40 or older, and their average salary, null for
 * a year in which nobody started.
 */
export function byYear(employees: readonly Employee[]): Datum[] {
  const years = Map.groupBy(employees, ({ start_date }) => Number(dayOf(start_date).slice(0, 4)));
  if (years.size === 0) return [];
  const first = Math.min(...years.keys());
  return Array.from({ length: Math.max(...years.keys()) - first + 1 }, (_, index) => {
    const came = years.get(first + index) ?? [];
    const older = came.filter(({ age }) => Number(age) >= 40).length;
    const paid = came.reduce((sum, { salary }) => sum + amountOf(salary), 0);
    const salary = came.length === 0 ? null : paid / came.length;
    return { label: String(first + index), values: { n: came.length, older, younger: came.length - older, salary } };
  });
}
