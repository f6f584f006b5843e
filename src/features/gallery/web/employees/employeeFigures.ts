// Data of the sample charts.
import type { Employee } from '#features/datatables/contract.ts';
import type { Datum } from '#kit/web/charts/chart.ts';
import { amountOf, dayOf } from './employees.ts';

/** Counts by label, the largest first. */
export function countBy(employees: readonly Employee[], labelOf: (employee: Employee) => string): Datum[] {
  const groups = Map.groupBy(employees, labelOf);
  return [...groups].map(([label, { length: n }]) => ({ label, values: { n } })).sort((a, b) => b.values.n - a.values.n);
}

/** By start year: how many started, how many of them are 40 or older, and their average salary. */
export function byYear(employees: readonly Employee[]): Datum[] {
  const years = Map.groupBy(employees, ({ start_date }) => dayOf(start_date).slice(0, 4));
  return [...years]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([label, came]) => {
      const older = came.filter(({ age }) => Number(age) >= 40).length;
      const paid = came.reduce((sum, { salary }) => sum + amountOf(salary), 0);
      return { label, values: { n: came.length, older, younger: came.length - older, salary: paid / came.length } };
    });
}
