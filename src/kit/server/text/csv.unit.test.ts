import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a file begins with a byte order mark and its header', async () => {
  async function* pages() {
    yield [['a', 1.5]];
    yield [['=SUM(A1)', null]];
  }
  let text = '';
  for await (const piece of csv('pt', ['h1', 'h2'], pages())) text += piece;
  expect(text).toBe(`\uFEFFh1;h2\r\na;1,5\r\n'=SUM(A1);\r\n`);
});
