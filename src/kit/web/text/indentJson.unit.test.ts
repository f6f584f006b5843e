import { expect, it } from 'vitest';
import { indentJson } from './indentJson.ts';

it('lays JSON out as JSON.stringify does', () => {
  const value = { a: [1, { b: null, c: [] }], d: {}, e: 'a, {b}: "c" \\ [', f: true, 'g:h': -0.5 };
  expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(indentJson(JSON.stringify(value, null, 4))).toBe(JSON.stringify(value, null, 2));
});

it('leaves every value as it was written', () => {
  expect(indentJson('{"id":12345678901234567890,"v":1.10,"e":1E+2,"s":"\\u00e9"}')).toBe(
    '{\n  "id": 12345678901234567890,\n  "v": 1.10,\n  "e": 1E+2,\n  "s": "\\u00e9"\n}',
  );
});
