import { expect, it } from 'vitest';
import { sparkPath } from './sparkPath.ts';

it('leads from the first value to the last, the greatest at the top', () => {
  expect(sparkPath([0, 10, 5], 100, 20)).toEqual({ line: 'M0,20L50,0L100,10', ground: 'M0,20L50,0L100,10V20H0Z' });
});

it('is level where nothing changes, and nothing where there is nothing', () => {
  expect(sparkPath([7], 100, 20).line).toBe('M0,10L100,10');
  expect(sparkPath([3, 3], 100, 20).line).toBe('M0,10L100,10');
  expect(sparkPath([], 100, 20).line).toBe('');
});
