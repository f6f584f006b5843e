import { expect, test } from 'vitest';
import { firstDayOf, isDay, spanOf, stepFrom, titleOf } from './days.ts';

test('a month is shown in whole weeks, beginning on the locale’s first day', () => {
  expect(spanOf('month', '2026-11-21', 0)).toEqual({ start: '2026-11-01', end: '2026-12-06' });
  expect(spanOf('month', '2026-11-21', 1)).toEqual({ start: '2026-10-26', end: '2026-12-07' });
  expect(spanOf('week', '2026-11-21', 1)).toEqual({ start: '2026-11-16', end: '2026-11-23' });
  expect(spanOf('list', '2026-02-14', 0)).toEqual({ start: '2026-02-01', end: '2026-03-01' });
  expect(spanOf('day', '2026-12-31', 0)).toEqual({ start: '2026-12-31', end: '2027-01-01' });
});

test('the month after the 31st of January is February', () => {
  expect(stepFrom('month', '2026-01-31', 1)).toBe('2026-02-01');
  expect(stepFrom('month', '2026-01-31', -1)).toBe('2025-12-01');
  expect(stepFrom('week', '2026-01-01', -1)).toBe('2025-12-25');
  expect(stepFrom('day', '2026-12-31', 1)).toBe('2027-01-01');
});

test('only existing days are accepted from an address', () => {
  expect(isDay('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '9999-12-31', 'hoje', '', undefined]) expect(isDay(text)).toBe(false);
});

test('the week begins on Sunday in Brazil and on Monday in Germany', () => {
  expect([firstDayOf('pt-BR'), firstDayOf('de-DE'), firstDayOf('en-US'), firstDayOf('fr-FR')]).toEqual([0, 1, 0, 1]);
});

test('titles of views are natural in each language', () => {
  expect(titleOf('month', '2026-11-21', 0, 'pt-BR')).toBe('Novembro de 2026');
  expect(titleOf('day', '2026-11-21', 0, 'pt-BR')).toBe('Sábado, 21 de novembro de 2026');
  expect(titleOf('week', '2026-11-21', 1, 'en-GB')).toMatch(/^16\s*–\s*22 Nov 2026$/u);
});
