// The sample table with all rows in the browser: searched, sorted and paged as the server does.
import type { Employee } from '#features/datatables/contract.ts';

type Sorted = 'full_name' | 'email' | 'start_date' | 'salary' | 'status' | 'city' | 'age';
export type RowQuery = { q?: string | undefined; sort?: Sorted | undefined; order: 'asc' | 'desc' };

/** The employees that match in one of the server's search fields, sorted. */
export function employeesOf(all: readonly Employee[], { q, sort, order }: RowQuery): Employee[] {
  const sought = (q ?? '').trim().toLowerCase();
  const found = all.filter(({ full_name, post, email, age, salary, start_date }) =>
    [full_name, post, email, age, salary, start_date].some((text) => text.toLowerCase().includes(sought)),
  );
  if (!sort) return found;
  const turn = order === 'asc' ? 1 : -1;
  return found.sort((a, b) => turn * compare(measureOf(a, sort), measureOf(b, sort)) || a.id - b.id);
}

export function pageOf<Row>(rows: readonly Row[], { page, perPage }: { page: number; perPage: number }): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}

/** `$3200.00`; the amounts are in reais, the sign is the original's. */
export function amountOf(salary: string): number {
  return Number(salary.slice(1));
}

/** `11/23/2016` as `2016-11-23`. */
export function dayOf(date: string): string {
  const [month, day, year] = date.split('/');
  return `${year}-${month}-${day}`;
}

function measureOf(employee: Employee, sort: Sorted): string | number {
  if (sort === 'salary') return amountOf(employee.salary);
  if (sort === 'start_date') return dayOf(employee.start_date);
  if (sort === 'age') return Number(employee.age);
  return employee[sort];
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'pt');
}
