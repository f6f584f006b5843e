import { expect, test } from 'vitest';
import { circleIn } from './bundleCircles.mjs';

const part = (...imports: string[]) => ({ entry: '', imports, css: [], modules: {} });

test('tells files that need each other, and nothing of those that only meet', () => {
  expect(circleIn({ a: part('b', 'c'), b: part('d'), c: part('d'), d: part() })).toBeUndefined();
  expect(circleIn({ a: part('b'), b: part('c'), c: part('d'), d: part('b') })).toEqual(['b', 'c', 'd']);
  expect(circleIn({ a: part('a') })).toEqual(['a']);
});
