import { expect, test } from 'vitest';
import { whileTyping } from './whileTyping.ts';

test.each([
  ['pne', 'pne*'],
  ['limpeza hosp', 'limpeza hosp*'],
  ['34.621.748/0', '34.621.748/0*'],
  ['"registro de preços" pneu', '"registro de preços" pneu*'],
])('«%s» may go on: %s', (text, query) => {
  expect(whileTyping(text)).toBe(query);
});

test.each(['', 'pn', 'pneus ', 'pneu*', '"registro de pre', '"registro de preços"', 'pneu -câm', 'pneu ou', 'de:ana', '-'])(
  '«%s» is asked as it is',
  (text) => {
    expect(whileTyping(text)).toBe(text);
  },
);
