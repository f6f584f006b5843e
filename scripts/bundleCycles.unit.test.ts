import { expect, test } from 'vitest';
import { findCycle } from './bundleCycles.mjs';

const part = (...imports: string[]) => ({ entry: '', imports, css: [], modules: {} });

test('finds a cycle, and none where imports only meet', () => {
  expect(findCycle({ a: part('b', 'c'), b: part('d'), c: part('d'), d: part() })).toBeUndefined();
  expect(findCycle({ a: part('b'), b: part('c'), c: part('d'), d: part('b') })).toEqual(['b', 'c', 'd']);
  expect(findCycle({ a: part('a') })).toEqual(['a']);
});
