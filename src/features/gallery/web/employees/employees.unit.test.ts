import { expect, it } from 'vitest';
import type { Employee } from '#features/datatables/contract.ts';
import { employeesOf, pageOf } from './employees.ts';

const employee = (id: number, facts: Partial<Employee>): Employee => ({
  ...{ responsive_id: '', id, avatar: '', full_name: '', post: '', email: '', city: '', start_date: '01/01/2020' },
  ...{ salary: '$1.00', age: '30', experience: '', status: 1 },
  ...facts,
});
const all = [
  employee(1, { full_name: 'Zélia', salary: '$900.50', start_date: '12/01/2019', city: 'Zaragoza' }),
  employee(2, { full_name: 'Ágata', salary: '$10000.00', start_date: '01/02/2020' }),
  employee(3, { full_name: 'Bruno', post: 'Analista ZEL', salary: '$950.00', start_date: '06/30/2018' }),
];
const ids = (query: Partial<Parameters<typeof employeesOf>[1]>) => employeesOf(all, { order: 'asc', ...query }).map(({ id }) => id);

it('finds by searched fields, ignoring case, and not by city', () => {
  expect(ids({ q: 'zel' })).toEqual([3]);
  expect(ids({ q: ' zaragoza ' })).toEqual([]);
  expect(ids({})).toEqual([1, 2, 3]);
});

it('sorts names alphabetically, salaries by amount and days by date', () => {
  expect(ids({ sort: 'full_name' })).toEqual([2, 3, 1]);
  expect(ids({ sort: 'salary' })).toEqual([1, 3, 2]);
  expect(ids({ sort: 'start_date', order: 'desc' })).toEqual([2, 1, 3]);
});

it('pages rows', () => {
  expect(pageOf([1, 2, 3, 4, 5], { page: 2, perPage: 2 })).toEqual([3, 4]);
});
