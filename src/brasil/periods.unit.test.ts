import { expect, test } from 'vitest';
import { daysBefore, daysOf } from './periods.ts';

/** 23:30 of 30 March in Brasília, 31 March elsewhere. */
const now = new Date('2026-03-31T02:30:00Z');

test('reckons periods on Brasília’s calendar', () => {
  expect(daysOf('last-28-days', now)).toEqual({ from: '2026-03-03', to: '2026-03-30' });
  expect(daysOf('last-month', now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('last-year', now)).toEqual({ from: '2025-03-31', to: '2026-03-30' });
  expect(daysOf('last-month', new Date('2026-01-15T12:00:00Z'))).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(daysOf('last-year', new Date('2024-02-29T12:00:00Z'))).toEqual({ from: '2023-03-01', to: '2024-02-29' });
});

test('compares with as many days before, and a month with the one before', () => {
  expect(daysBefore({ from: '2026-03-03', to: '2026-03-30' }, 'last-28-days')).toEqual({ from: '2026-02-03', to: '2026-03-02' });
  expect(daysBefore({ from: '2026-02-01', to: '2026-02-28' }, 'last-month')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});
