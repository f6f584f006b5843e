import { expect, test } from 'vitest';
import { contrastBetween, parseColor } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['rgb(13, 107, 117)', '#ffffff', 6.22],
])('between %s and %s it is %d', (one, other, ratio) => {
  expect(contrastBetween(one, other)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#ff8000', [1, 128 / 255, 0, 1]],
  ['rgb(255, 0, 51)', [1, 0, 0.2, 1]],
  ['rgba(255, 0, 51, 0.25)', [1, 0, 0.2, 0.25]],
  ['color(srgb 0.5 1 0 / 0.2)', [0.5, 1, 0, 0.2]],
  ['color(srgb 1.2e-3 1 0)', [0.0012, 1, 0, 1]],
])('reads %s', (text, color) => {
  expect(parseColor(text)).toEqual(color);
});
