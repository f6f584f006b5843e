import { describe, expect, test } from 'vitest';
import { daysOf, proposePeriods } from './periodos.ts';

/** Still the 28th in Brasília. */
const lateOnThe28th = new Date('2026-11-29T02:30:00Z');

describe('the days of a period', () => {
  test.each([
    ['prazo', 'hoje', '2026-11-28', '2026-11-28'],
    ['prazo', '7d', '2026-11-28', '2026-12-04'],
    ['abertura', '30d', '2026-11-28', '2026-12-27'],
    ['prazo', 'passado', null, '2026-11-27'],
    ['publicada', 'hoje', '2026-11-28', '2026-11-28'],
    ['publicada', 'ontem', '2026-11-27', '2026-11-28'],
    ['publicada', '7d', '2026-11-22', '2026-11-28'],
  ] as const)('of %s=%s are those of Brasília', (periodo, value, from, to) => {
    expect(daysOf(periodo, value, lateOnThe28th)).toEqual({ from, to });
  });
});

describe('fixed dates are proposed as a period', () => {
  const saved = ['2026-11-28T15:00:00.000Z'];
  test.each([
    [{ prazoDe: '2026-11-28', prazoAte: '2026-12-04' }, { prazo: '7d' }],
    [{ prazoDe: '2026-11-27', prazoAte: '2026-12-03' }, { prazo: '7d' }],
    [
      { aberturaDe: '2026-11-28', aberturaAte: '2026-12-27', prazoAte: '2026-11-27' },
      { abertura: '30d', prazo: 'passado' },
    ],
  ])('%j', (query, proposed) => {
    expect(proposePeriods(query, saved)).toEqual(proposed);
  });

  test.each([
    {},
    { prazoDe: '2026-11-28' },
    { prazoDe: '2026-12-01', prazoAte: '2026-12-07' },
    { prazoDe: '2026-11-28', prazoAte: '2026-12-05' },
  ])('but not %j', (query) => {
    expect(proposePeriods(query, saved)).toBeUndefined();
  });
});
