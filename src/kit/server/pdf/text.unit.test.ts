import { expect, test } from 'vitest';
import { toFontText } from './fontText.ts';
import { linesOf } from './lines.ts';

test.each([
  ['Água, maçã e “aspas” – R$ 1,00 € 2ª', 'Água, maçã e “aspas” – R$ 1,00 € 2ª'],
  ['a\u0301', 'á'],
  ['≥ 5 µm ≤ 9 Ω', '>= 5 µm <= 9 ohm'],
  ['x² ½ ⅓ ﬁ', 'x² ½ 1/3 fi'],
  ['Żółć', 'Zó?c'],
  ['um\u00ad\u200bdois\ttrês\n', 'umdois três '],
  ['日本', '??'],
])('%s is written %s', (text, written) => expect(toFontText(text)).toBe(written));

test('a pile of marks on one letter is written at once', () => {
  expect(toFontText(`a${'\u0301\u0316'.repeat(500_000)}b`)).toBe('áb');
});

test('lines break at blanks, and within words that are longer than a line', () => {
  const measure = (text: string) => text.length;
  expect(linesOf('um dois três', 7, measure)).toEqual(['um dois', 'três']);
  expect(linesOf('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(linesOf('a abcdefg', 4, measure)).toEqual(['a', 'abcd', 'efg']);
  expect(linesOf('', 4, measure)).toEqual(['']);
  for (const line of linesOf('x'.repeat(99), 10, measure)) expect(line.length).toBeLessThanOrEqual(10);
});
