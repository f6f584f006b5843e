import { expect, it } from 'vitest';
import type { UfFigures } from '#features/dashboards/contract.ts';
import type { Employee } from '#features/datatables/contract.ts';
import {
  byDay,
  byDecade,
  byRegion,
  byStartMonth,
  byWeekdayAndHour,
  median,
  powersOfTen,
  runningTotals,
  salariesByYear,
  sectorsOf,
  unitPricesByMonth,
} from './chartFigures.ts';
import { byYear } from './employeeFigures.ts';

const employee = (start_date: string, salary: number, age = '30') => ({ start_date, salary: `$${salary}.00`, age }) as Employee;

it('finds the middle of odd and even numbers of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(median([])).toBeNull();
});

it('finds the powers of ten around values', () => {
  expect(powersOfTen([3, 179])).toEqual([1, 10, 100, 1000]);
  expect(powersOfTen([10])).toEqual([10, 100]);
  expect(powersOfTen([])).toEqual([]);
});

it('counts ages by decade, empty decades too', () => {
  const ages = ['29', '23', '41'].map((age) => employee('01/01/2020', 1, age));
  expect(byDecade(ages).map(({ label, values }) => [label, values.n])).toEqual([
    ['20–29', 2],
    ['30–39', 0],
    ['40–49', 1],
  ]);
  expect(byDecade([])).toEqual([]);
});

it('tells of each year who started, and leaves none out', () => {
  const all = [employee('01/01/2022', 4, '39'), employee('01/01/2020', 2, '40'), employee('12/31/2020', 4)];
  expect(byYear(all).map(({ label, values }) => [label, values.n, values.older, values.younger, values.salary])).toEqual([
    ['2020', 2, 1, 1, 3],
    ['2021', 0, 0, 0, null],
    ['2022', 1, 0, 1, 4],
  ]);
  expect(byYear([])).toEqual([]);
});

it('adds each value to those before it', () => {
  const data = [1, 2, null].map((n, index) => ({ label: String(index), values: { n } }));
  expect(runningTotals(data).map(({ values }) => values.n)).toEqual([1, 3, 3]);
});

it('tells the first, highest, lowest and last salary of a year', () => {
  const all = [employee('12/31/2020', 5), employee('02/01/2020', 4), employee('06/01/2020', 9), employee('06/01/2010', 1)];
  expect(salariesByYear(all, 2020)).toEqual([{ label: '2020', values: { open: 4, high: 9, low: 4, close: 5 } }]);
});

it('counts starts by month of the year', () => {
  const counts = byStartMonth([employee('01/10/2020', 1), employee('01/05/2024', 1), employee('12/31/2019', 1)]);
  expect(counts).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

it('tells the prices per unit by month in Brasília', () => {
  const order = (placedAt: string, totalCents: number, pieces: number) => ({ placedAt, totalCents, pieces });
  const orders = [order('2026-05-01T01:00:00Z', 900, 3), order('2026-03-09T12:00:00Z', 500, 1), order('2026-04-09T12:00:00Z', 500, 1)];
  expect(unitPricesByMonth(orders)).toEqual([
    { month: '2026-03', n: 1, low: 5, median: 5, high: 5 },
    { month: '2026-04', n: 2, low: 3, median: 4, high: 5 },
  ]);
});

it('counts moments by weekday, hours and day in Brasília', () => {
  // A Monday, 02:59 in Brasília; the Sunday before, 23:00.
  const moments = ['2026-05-25T05:59:00Z', '2026-05-25T02:00:00Z'];
  const counts = byWeekdayAndHour(moments);
  expect([counts[1]?.[0], counts[0]?.[7]]).toEqual([1, 1]);
  expect(counts.flat().reduce((sum, n) => sum + n)).toBe(2);
  expect(byDay(moments)).toEqual([
    ['2026-05-24', 1],
    ['2026-05-25', 1],
  ]);
});

it('groups states by region, the most notices first', () => {
  const sum = (n: number) => ({ n, valor: 0, fora: 0 });
  const state = (uf: string, n: number): UfFigures => ({
    ...{ uf, total: sum(n), period: sum(0) },
    ...{ aberta: sum(1), andamento: sum(n - 1), fechada: sum(0) },
  });
  const [norte, , , , sul] = byRegion([state('PR', 2), state('SC', 5), state('', 3)]);
  expect(norte).toMatchObject({ region: 'norte', n: 0, ufs: [] });
  expect(sul).toMatchObject({ region: 'sul', n: 7, aberta: 2, andamento: 5, fechada: 0 });
  expect(sul?.ufs.map(({ uf }) => uf)).toEqual(['SC', 'PR']);
});

it('draws sectors whose areas are in proportion', () => {
  const [first, second, ...more] = sectorsOf([25, 100, 0, 0], 100);
  expect(first?.path).toBe('M0,0L0,-50A50,50 0 0 1 50,0Z');
  expect(second).toMatchObject({ radius: 100, middle: (3 * Math.PI) / 4 });
  expect(more.map(({ radius }) => radius)).toEqual([0, 0]);
  expect(sectorsOf([7], 100)[0]?.path).toContain(' 0 1 1 ');
});
