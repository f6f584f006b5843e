import { expect, test } from 'vitest';
import { csvLine, withoutFormulaMark } from './csv.ts';

test('cells are quoted where they must, decimals have a comma, what is missing is empty', () => {
  expect(csvLine(['a;b', 'say "x"', 'line\nbreak', 1.5, null, undefined, true], 'pt')).toBe(
    '"a;b";"say ""x""";"line\nbreak";1,5;;;true\r\n',
  );
});

test('English spreadsheets expect commas between cells and points in numbers', () => {
  expect(csvLine(['a,b', 1.5, -2], 'en')).toBe('"a,b",1.5,-2\r\n');
});

test.each(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
  'a text that begins with %j is no formula, and is read back as it was',
  (first) => {
    const text = `${first}SUM(A1)`;
    expect(csvLine([text, 'x'], 'en').replaceAll('"', '')).toBe(`'${text},x\r\n`);
    expect(withoutFormulaMark(`'${text}`)).toBe(text);
  },
);

test('other apostrophes stay', () => {
  expect(withoutFormulaMark("'tis")).toBe("'tis");
  expect(csvLine(['a=b', "'tis", -1.5], 'pt')).toBe("a=b;'tis;-1,5\r\n");
});
