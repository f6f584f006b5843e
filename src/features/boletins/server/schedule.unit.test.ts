import { expect, test } from 'vitest';
import { nextDaily, nextWeekly } from './schedule.ts';

test('a daily bulletin comes at the next such hour in Brasília', () => {
  expect(nextDaily(new Date('2026-11-24T09:59:59Z'), { hora: 7 })).toBe('2026-11-24T10:00:00.000Z');
  expect(nextDaily(new Date('2026-11-24T10:00:00Z'), { hora: 7 })).toBe('2026-11-25T10:00:00.000Z');
  // It is still the 24th in Brasília.
  expect(nextDaily(new Date('2026-11-25T01:00:00Z'), { hora: 23 })).toBe('2026-11-25T02:00:00.000Z');
});

test('a weekly bulletin comes on the next such day of the week', () => {
  // A Tuesday.
  const tuesday = new Date('2026-11-24T12:00:00Z');
  expect(nextWeekly(tuesday, { hora: 7, dia_da_semana: 1 })).toBe('2026-11-30T10:00:00.000Z');
  expect(nextWeekly(tuesday, { hora: 7, dia_da_semana: 2 })).toBe('2026-12-01T10:00:00.000Z');
  expect(nextWeekly(tuesday, { hora: 18, dia_da_semana: 2 })).toBe('2026-11-24T21:00:00.000Z');
  expect(nextWeekly(tuesday, { hora: 7, dia_da_semana: 7 })).toBe('2026-11-29T10:00:00.000Z');
});
