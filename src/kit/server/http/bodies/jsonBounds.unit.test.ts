import { expect, test } from 'vitest';
import { countValues, DEEPEST, MOST_VALUES } from './jsonBounds.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('takes what is nested as deep as it may, and nothing deeper', () => {
  countValues(nested(DEEPEST));
  expect(() => countValues(nested(DEEPEST + 1))).toThrow('more than 32 levels');
  expect(() => countValues('{"a":'.repeat(200_000))).toThrow('more than 32 levels');
});

test('takes as many keys and items as there may be, and not one more', () => {
  const list = (items: number) => `[${'1,'.repeat(items - 1)}1]`;
  countValues(list(MOST_VALUES));
  expect(() => countValues(list(MOST_VALUES + 1))).toThrow('more than 100,000 keys and items');
  expect(() => countValues(`[${nested(2)}${`,${nested(2)}`.repeat(MOST_VALUES)}]`)).toThrow('keys and items');
});

test('counts nothing that stands in a text, however its quotes are escaped', () => {
  const brackets = '[{,:'.repeat(MOST_VALUES);
  for (const text of [brackets, `\\"${brackets}`, `${brackets}\\\\`, `\\\\\\"${brackets}`, `${'\\\\'.repeat(1000)}`])
    countValues(`{"a":"${text}","b":${nested(3)}}`);
  expect(() => countValues(`["\\\\",${nested(DEEPEST)}]`)).toThrow('levels');
});

test('is done with a text without an end', () => {
  countValues(`"${'\\"'.repeat(500_000)}`);
});

test('says how many keys and items there are', () => {
  expect(['7', '[]', '[1,2]', '{"a":[1,2,{"b":null}],"c":"x,y"}'].map(countValues)).toEqual([0, 1, 2, 9]);
});
