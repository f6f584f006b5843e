import { expect, test } from 'vitest';
import { dayMap } from './dayMap.ts';

const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ dia: new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10) }));

test('each row has one weekday, Sunday first, and each month stands above its first day', () => {
  // A Friday.
  const { placeOf, months } = dayMap(from('2026-08-28', 90));
  expect([placeOf(0), placeOf(1), placeOf(2), placeOf(89)]).toEqual([
    { column: 0, row: 5 },
    { column: 0, row: 6 },
    { column: 1, row: 0 },
    { column: 13, row: 3 },
  ]);
  // The few days of August leave no space for its name.
  expect(months.map(({ column, dia }) => [column, dia.slice(0, 7)])).toEqual([
    [1, '2026-09'],
    [5, '2026-10'],
    [10, '2026-11'],
  ]);
});

test('the first month has its name where there is space', () => {
  expect(dayMap(from('2026-09-08', 60)).months.map(({ column }) => column)).toEqual([0, 3, 8]);
});
