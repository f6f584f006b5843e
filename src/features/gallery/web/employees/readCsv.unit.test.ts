import { expect, it } from 'vitest';
import { csvLine } from '#kit/csv.ts';
import { readCsv } from './readCsv.ts';

it('reads back what is written, in each notation', () => {
  const cells = ['Ana; "Reis", Ltda.', '=1+1', 'duas\nlinhas', 3200.5];
  for (const [language, figure] of [
    ['pt', '3200,5'],
    ['en', '3200.5'],
  ] as const) {
    const text = `\uFEFF${csvLine(['a', 'b', 'c', 'd'], language)}${csvLine(cells, language)}`;
    expect(readCsv(text)[1]).toEqual({ line: 2, cells: ['Ana; "Reis", Ltda.', '=1+1', 'duas\nlinhas', figure] });
  }
});

it('counts the lines of the file, also behind empty lines and line ends in cells', () => {
  expect(readCsv('a\tb\r\n\r\n"x\ny"\t1\r\n2\t3').map(({ line }) => line)).toEqual([1, 3, 5]);
});

it('reads nothing from an empty file', () => {
  expect(readCsv('')).toEqual([]);
});
