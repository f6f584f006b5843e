import { expect, test } from 'vitest';
import { DEEPEST, hasMoreValues, MOST_VALUES, refuseUnbounded } from './jsonBounds.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('takes what is nested as deep as it may, and nothing deeper', () => {
  refuseUnbounded(nested(DEEPEST));
  expect(() => refuseUnbounded(nested(DEEPEST + 1))).toThrow('more than 32 levels');
  expect(() => refuseUnbounded('{"a":'.repeat(200_000))).toThrow('more than 32 levels');
});

test('takes as many keys and items as there may be, and not one more', () => {
  const list = (items: number) => `[${'1,'.repeat(items - 1)}1]`;
  refuseUnbounded(list(MOST_VALUES));
  expect(() => refuseUnbounded(list(MOST_VALUES + 1))).toThrow('more than 100,000 keys and items');
  expect(() => refuseUnbounded(`[${nested(2)}${`,${nested(2)}`.repeat(MOST_VALUES)}]`)).toThrow('keys and items');
});

test('counts nothing that stands in a text, however its quotes are escaped', () => {
  const brackets = '[{,:'.repeat(MOST_VALUES);
  for (const text of [brackets, `\\"${brackets}`, `${brackets}\\\\`, `\\\\\\"${brackets}`, `${'\\\\'.repeat(1000)}`])
    refuseUnbounded(`{"a":"${text}","b":${nested(3)}}`);
  expect(() => refuseUnbounded(`["\\\\",${nested(DEEPEST)}]`)).toThrow('levels');
});

test('is done with a text without an end', () => {
  refuseUnbounded(`"${'\\"'.repeat(500_000)}`);
});

test('counts the keys and items of what was read', () => {
  const sent = { a: [1, 2, { b: null }], c: 'text' };
  expect([hasMoreValues(sent, 5), hasMoreValues(sent, 6), hasMoreValues('text', 0), hasMoreValues(null, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
