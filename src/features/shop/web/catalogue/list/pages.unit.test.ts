import { expect, test } from 'vitest';
import { pagesAround } from './pages.ts';

test('names every page of a short list', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('leaves out pages far from the current one, but never a single one', () => {
  expect(pagesAround(1, 9)).toEqual([1, 2, '…', 9]);
  expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, '…', 9]);
  expect(pagesAround(5, 9)).toEqual([1, '…', 4, 5, 6, '…', 9]);
});
