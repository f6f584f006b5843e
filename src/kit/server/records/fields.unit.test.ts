import { expect, test } from 'vitest';
import { clean, day, text } from './fields.ts';

test.each([
  ['Aquisição de pneus 💧\nnovos', 'Aquisição de pneus 💧\nnovos'],
  [' a\u00a0 b\t\r\n c ', 'a b\nc'],
  ['a\u0000b\u0007\u200b\ufeff', 'ab'],
  ['licita\u0002se, ICPE\u00029820 e\u0002 \u0002', 'licita-se, ICPE-9820 e'],
  ['biênio 2025\u00962026, d\u0092água \u0093x\u0094\u0085', 'biênio 2025–2026, d’água “x”…'],
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

test.each([
  ['Serviço de tapa buracos &#150; biênio&nbsp;2025', 'Serviço de tapa buracos – biênio 2025'],
  ['&Oacute;rg&atilde;o &quot;A&quot; &#8211; n&ordm; 1 &#x2013; &Aring;', 'Órgão "A" – nº 1 – Å'],
  ['d&amp;#146;&aacute;gua, Secretaria&amp;nbsp;de Obras', 'd’água, Secretaria de Obras'],
  ['AT&amp;T, P&D, a & b; c&d;', 'AT&T, P&D, a & b; c&d;'],
  ['&foo; &amp;foo; &copy=1', '&foo; &foo; &copy=1'],
  ['&lt;b&gt; 1 &lt; 2', '<b> 1 < 2'],
])('%j has characters instead of HTML’s references: %j', (written, expected) => {
  expect(text({ objeto: written }, 'objeto')).toBe(expected);
});
