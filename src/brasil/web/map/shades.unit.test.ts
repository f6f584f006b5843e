import { expect, it } from 'vitest';
import { shadeBounds, shadeOf } from './shades.ts';

it('spreads states evenly over five shades', () => {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 90, 1000];
  const bounds = shadeBounds(values);
  expect(bounds).toEqual([2, 4, 6, 8, 1000]);
  expect(values.map((value) => shadeOf(value, bounds))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

it('gives equal values the same shade, and the greatest the darkest', () => {
  const bounds = shadeBounds([3, 3, 3, 9]);
  expect(bounds).toEqual([3, 9]);
  expect([0, 3, 9].map((value) => shadeOf(value, bounds))).toEqual([0, 4, 5]);
  expect(shadeBounds([0, 0])).toEqual([]);
});
