import { expect, test } from 'vitest';
import { clean } from './fields.ts';

test.each([
  ['Aquisição de pneus 💧\nnovos', 'Aquisição de pneus 💧\nnovos'],
  [' a\u00a0 b\t\r\n c ', 'a b\nc'],
  ['a\u0000b\u0007\u200b\ufeff', 'ab'],
  ['a\ud800b', 'a\ufffdb'],
  ['\udca7', '\ufffd'],
  ['\ud83d\u0000\udca7', '\ufffd\ufffd'],
])('%j is cleaned to %j, once and for all', (text, expected) => {
  expect(clean(text)).toBe(expected);
  expect(clean(expected)).toBe(expected);
});
