import { expect, test } from 'vitest';
import { type Cells, readLine } from './textLines.ts';

const shown = ({ nome, pedido, vigencia, vencimento, nota }: Cells) =>
  [nome, pedido, vigencia, vencimento, nota].map((cell) => cell || '-').join(' | ');

test.each([
  ['a.com;P-1;01/01/2026;31/12/2026;nota', 'a.com | P-1 | 01/01/2026 | 31/12/2026 | nota'],
  ['a.com\tP-1\t01/01/2026\t31/12/2026\tcom ; e ,', 'a.com | P-1 | 01/01/2026 | 31/12/2026 | com ; e ,'],
  ['a.com, P-1, 2026-01-01, 2026-12-31, uma, nota', 'a.com | P-1 | 2026-01-01 | 2026-12-31 | uma, nota'],
  // Without the order, or with an empty cell for it.
  ['a.com;01/01/2026;31/12/2026;nota', 'a.com | - | 01/01/2026 | 31/12/2026 | nota'],
  ['a.com;;01/01/2026;31/12/2026', 'a.com | - | 01/01/2026 | 31/12/2026 | -'],
  // A single date is the due date, unless an empty cell stands for the other.
  ['a.com;31/12/2026', 'a.com | - | - | 31/12/2026 | -'],
  ['a.com;P-1;31/12/2026;nota', 'a.com | P-1 | - | 31/12/2026 | nota'],
  ['a.com;P-1;;31/12/2026', 'a.com | P-1 | - | 31/12/2026 | -'],
  ['a.com;P-1;01/01/2026;;nota', 'a.com | P-1 | 01/01/2026 | - | nota'],
  // An invalid date stays in its column, so that it is reported as a fault.
  ['a.com;P-1;hoje;amanhã;nota', 'a.com | P-1 | hoje | amanhã | nota'],
  ['a.com;P-1;hoje;31/12/2026', 'a.com | P-1 | hoje | 31/12/2026 | -'],
  ['a.com;31/13/2026', 'a.com | - | - | 31/13/2026 | -'],
  // Without separators.
  ['a.com', 'a.com | - | - | - | -'],
  ['  a.com   2026-12-31 ', 'a.com | - | - | 2026-12-31 | -'],
  ['a.com 2026-01-01 2026-12-31 renovar logo', 'a.com | - | 2026-01-01 | 2026-12-31 | renovar logo'],
  ['Marca nossa 31/12/2026 renovar', 'Marca nossa | - | - | 31/12/2026 | renovar'],
])('%j', (line, cells) => {
  expect(shown(readLine(line) as Cells)).toBe(cells);
});

test.each(['', '   ', '# a.com 2026-12-31', '  #'])('%j says nothing', (line) => {
  expect(readLine(line)).toBeUndefined();
});
