import { expect, test } from 'vitest';
import { dueDay } from './dueDay.ts';

// A Friday in Brasília.
const session = '2026-06-05T13:00:00.000Z';

test('an entry is due so many days before the session, but on no weekend or holiday', () => {
  expect(dueDay(session, 2, '2026-05-01')).toBe('2026-06-03');
  // Corpus Christi.
  expect(dueDay(session, 1, '2026-05-01')).toBe('2026-06-03');
  // A Sunday and a Saturday.
  expect(dueDay(session, 5, '2026-05-01')).toBe('2026-05-29');
  expect(dueDay(session, 6, '2026-05-01')).toBe('2026-05-29');
  // Late in the evening it is tomorrow in UTC.
  expect(dueDay('2026-06-03T01:00:00.000Z', 0, '2026-05-01')).toBe('2026-06-02');
});

test('what would have been due before today is due on the next business day, but not after the session', () => {
  expect(dueDay(session, 5, '2026-06-01')).toBe('2026-06-01');
  expect(dueDay(session, 7, '2026-05-30')).toBe('2026-06-01');
  expect(dueDay('2026-05-31T13:00:00.000Z', 3, '2026-05-30')).toBe('2026-05-31');
  expect(dueDay(session, 2, '2026-06-08')).toBe('2026-06-08');
  // A Saturday, once the session is past.
  expect(dueDay('2026-06-03T13:00:00.000Z', 2, '2026-06-06')).toBe('2026-06-08');
});

test('nothing is due without a session or a number of days', () => {
  expect(dueDay(null, 2, '2026-05-01')).toBeNull();
  expect(dueDay(session, null, '2026-05-01')).toBeNull();
});
