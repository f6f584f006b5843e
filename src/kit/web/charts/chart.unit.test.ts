import { expect, it } from 'vitest';
import { marksUpTo } from './chart.ts';

it('divides an axis into round steps up to the highest value', () => {
  expect(marksUpTo(137)).toEqual([0, 50, 100, 150]);
  expect(marksUpTo(100)).toEqual([0, 25, 50, 75, 100]);
  expect(marksUpTo(4_100_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000]);
});

it('has no fractions between small counts, and an axis for zero', () => {
  expect(marksUpTo(9)).toEqual([0, 5, 10]);
  expect(marksUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(marksUpTo(0)).toEqual([0, 1]);
});
