import { expect, test } from 'vitest';
import { countValues, DEEPEST, MOST_VALUES } from './jsonBounds.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('accepts the maximum nesting, and nothing deeper', () => {
  countValues(nested(DEEPEST));
  expect(() => countValues(nested(DEEPEST + 1))).toThrow('more than 32 levels');
  expect(() => countValues('{"a":'.repeat(200_000))).toThrow('more than 32 levels');
});

test('accepts the maximum number of keys and items, and not one more', () => {
  const list = (items: number) => `[${'1,'.repeat(items - 1)}1]`;
  countValues(list(MOST_VALUES));
  expect(() => countValues(list(MOST_VALUES + 1))).toThrow('more than 100,000 keys and items');
  expect(() => countValues(`[${nested(2)}${`,${nested(2)}`.repeat(MOST_VALUES)}]`)).toThrow('keys and items');
});

test('counts nothing inside strings, however their quotes are escaped', () => {
  const brackets = '[{,:'.repeat(MOST_VALUES);
  for (const text of [brackets, `\\"${brackets}`, `${brackets}\\\\`, `\\\\\\"${brackets}`, `${'\\\\'.repeat(1000)}`])
    countValues(`{"a":"${text}","b":${nested(3)}}`);
  expect(() => countValues(`["\\\\",${nested(DEEPEST)}]`)).toThrow('levels');
});

test('is done with a text without an end', () => {
  countValues(`"${'\\"'.repeat(500_000)}`);
});

test('returns the number of keys and items', () => {
  expect(['7', '[]', '[1,2]', '{"a":[1,2,{"b":null}],"c":"x,y"}'].map(countValues)).toEqual([0, 1, 2, 9]);
});
