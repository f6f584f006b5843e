import { expect, test } from 'vitest';
import { minifyJson } from '../records/json/minifyJson.ts';
import { packedTexts } from './packedTexts.ts';

test('restores a compressed text, even if dictionaries were added since', () => {
  const text = `{"objeto":"Aquisição de pneus 🚜","zeros":"${'0'.repeat(100_000)}"}`;
  const packed = packedTexts(['{"objeto":"Aquisição de ']).pack(text);
  expect(packed.length).toBeLessThan(text.length / 100);
  expect(packedTexts(['{"objeto":"Aquisição de ', 'a newer one']).unpack(packed)).toBe(text);
  expect(() => packedTexts([]).unpack(packed)).toThrow('dictionary 0');
});

test('keeps the values of minified JSON unchanged', () => {
  const json = ' {\n\t"a b" : [ 1.50 , 1e3, 12345678901234567890 ],\r\n "q\\"  \\\\" : " x \\u0020 ", "a b": null }\n';
  expect(minifyJson(json)).toBe('{"a b":[1.50,1e3,12345678901234567890],"q\\"  \\\\":" x \\u0020 ","a b":null}');
  expect(minifyJson('{"a":1}')).toBe('{"a":1}');
  expect(JSON.parse(minifyJson(json))).toEqual(JSON.parse(json));
});
