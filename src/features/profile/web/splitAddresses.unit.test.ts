import { expect, test } from 'vitest';
import { splitAddresses } from './splitAddresses.ts';

const addressesIn = (text: string) => splitAddresses(text).flatMap(({ words, isAddress }) => (isAddress ? words : []));

test('finds web addresses, and nothing else', () => {
  expect(addressesIn('Veja https://pncp.gov.br/app e (http://a.b/c_(d)).')).toEqual(['https://pncp.gov.br/app', 'http://a.b/c_(d)']);
  expect(addressesIn('javascript:alert(1) data:text/html,x ftp://a.b //a.b https:// x@y.z')).toEqual([]);
});

test.each(['', 'sem nada', 'https://a.b', 'um https://a.b/?q=1&r=2, dois\nhttps://c.d!', '<a href="https://e.f">x</a>'])(
  'loses nothing of %j',
  (text) => {
    expect(
      splitAddresses(text)
        .map(({ words }) => words)
        .join(''),
    ).toBe(text);
  },
);
