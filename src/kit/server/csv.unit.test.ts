import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('cells are quoted where they must, decimals have a comma, formulas are made harmless', async () => {
  async function* pages() {
    yield [['a;b', 'say "x"', 'line\nbreak', 1.5, null, true]];
    yield [['=SUM(A1)', '+1', '-1', '@x', -1.5, 'plain']];
  }
  let text = '';
  for await (const piece of csv('pt', ['h1', 'h2'], pages())) text += piece;
  expect(text).toBe(`\uFEFFh1;h2\r\n"a;b";"say ""x""";"line\nbreak";1,5;;true\r\n'=SUM(A1);'+1;'-1;'@x;-1,5;plain\r\n`);
});

test('English spreadsheets expect commas between cells and points in numbers', async () => {
  async function* pages() {
    yield [['a,b', 1.5]];
  }
  let text = '';
  for await (const piece of csv('en', ['h1', 'h2'], pages())) text += piece;
  expect(text).toBe(`\uFEFFh1,h2\r\n"a,b",1.5\r\n`);
});
