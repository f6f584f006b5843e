import { expect, it } from 'vitest';
import { lastDayOf, monthsUpTo } from './months.ts';

it('counts months back across the year', () => {
  expect(monthsUpTo('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsUpTo('2026-12-31', 1)).toEqual(['2026-12']);
  expect([lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual(['2028-02-29', '2026-12-31']);
});
