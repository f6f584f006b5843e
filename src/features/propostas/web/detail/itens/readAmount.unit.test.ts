import { expect, test } from 'vitest';
import { readAmount, typedAmount } from './readAmount.ts';

const pt = { thousandSeparator: '.', decimalSeparator: ',' };
const en = { thousandSeparator: ',', decimalSeparator: '.' };
const fr = { thousandSeparator: '\u202f', decimalSeparator: ',' };

test.each([
  ['8', 8],
  ['0,1301', 0.1301],
  ['1.234', 1234],
  ['1.234.567,89', 1234567.89],
  ['R$ 1.234,5', 1234.5],
  ['-12,5 %', -12.5],
  ['8.5', 8.5],
  ['0.130', 0.13],
  ['12,', 12],
  ['1,50000', 1.5],
  [',5', 0.5],
  ['.5', 0.5],
  ['-,5', -0.5],
  ['1 234,5', 1234.5],
  ['1 234.5', 1234.5],
  ['R$ 1 234 567', 1234567],
  ['−5', -5],
  ['- R$ 5', -5],
  ['', null],
  [' ', null],
  ['R$', 'noNumber'],
  ['%', 'noNumber'],
  [',', 'noNumber'],
  ['12 5', 'noNumber'],
  ['1 2345', 'noNumber'],
  ['12x', 'noNumber'],
  ['abc', 'noNumber'],
  ['-', 'noNumber'],
  ['1,2,3', 'noNumber'],
  ['1.23.4', 'noNumber'],
  ['0,12345', 'tooFine'],
])('reads %j', (typed, amount) => expect(readAmount(typed, pt, 4)).toBe(amount));

test('reads the marks of other languages, and what it writes itself', () => {
  expect(readAmount('1,234.5', en, 4)).toBe(1234.5);
  expect(readAmount('1\u202f234,5', fr, 4)).toBe(1234.5);
  expect(readAmount('20,123', pt, 2)).toBe('tooFine');
  for (const marks of [pt, en, fr]) expect(readAmount(typedAmount(1234.0625, marks), marks, 4)).toBe(1234.0625);
  expect(typedAmount(null, pt)).toBe('');
});
