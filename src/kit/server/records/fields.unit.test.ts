import { expect, test } from 'vitest';
import { clean, day } from './fields.ts';

test.each([
  ['Aquisição de pneus 💧\nnovos', 'Aquisição de pneus 💧\nnovos'],
  [' a\u00a0 b\t\r\n c ', 'a b\nc'],
  ['a\u0000b\u0007\u200b\ufeff', 'ab'],
  ['licita\u0002se, ICPE\u00029820 e\u0002 \u0002', 'licita-se, ICPE-9820 e'],
  ['a\ud800b', 'a\ufffdb'],
  ['\udca7', '\ufffd'],
  ['\ud83d\u0000\udca7', '\ufffd\ufffd'],
])('%j is cleaned to %j, once and for all', (text, expected) => {
  expect(clean(text)).toBe(expected);
  expect(clean(expected)).toBe(expected);
});

test('a day is read where a time of day follows, and refused where that is none', () => {
  expect(['2026-07-01', '2026-07-01T23:59', '2026-07-01T00:00:00.000'].map((at) => day({ at }, 'at'))).toEqual(Array(3).fill('2026-07-01'));
  for (const at of ['2026-07-01T25:99', '2026-07-01T', '2026-07-01T12', '2026-02-30'])
    expect(() => day({ at }, 'at')).toThrow(expect.objectContaining({ motive: 'notDate' }));
});
