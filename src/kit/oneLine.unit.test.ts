import { expect, test } from 'vitest';
import { isOneLine, isVisible } from './oneLine.ts';

test.each(['\0', '\t', '\n', '\r', '\u001B', '\u007F', '\u0085', '\u2028', '\u2029', '\u202A', '\u202E', '\u2066', '\u2069'])(
  '%j stands in no name',
  (character) => {
    expect(isOneLine(`a${character}b`)).toBe(false);
  },
);

test.each(['', 'Órgão 1', 'محمد\u200F 12', 'می\u200Cخواهم', '👩\u200D💻', 'a\u00A0b'])('%j is one line', (text) => {
  expect(isOneLine(text)).toBe(true);
});

test.each(['', ' ', '\u00A0', '\u200B', '\u200D\u2060', '\u3164', '\u2800', '\u00AD', '\uFEFF', '\u{E0041}'])(
  'nothing of %j is to be seen',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);
