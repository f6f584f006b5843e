// Reads CSV as spreadsheets write it: the separator is the heading's, cells in quotes may hold separators and line ends.
import { BYTE_ORDER_MARK, withoutFormulaMark } from '#kit/csv.ts';

/** `line` is where the row begins, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** The rows of a text, the heading first; empty lines are left out. */
export function readCsv(text: string): CsvRow[] {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let [cell, line, isQuoted] = ['', 1, false];
  const endCell = () => {
    row.cells.push(withoutFormulaMark(cell.trim()));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < content.length; at++) {
    const sign = content[at] ?? '';
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** The one that the heading has most of. */
function separatorOf(content: string): string {
  const heading = content.slice(0, content.search(/[\r\n]|$/));
  const count = (sign: string) => heading.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
