// Writes small workbooks: text only, with a bold and frozen first row.
import { strToU8, zipSync } from 'fflate';
import { declaration, letters, sheetEnd, sheetPath, sheetStart, style, textCell, workbookParts } from './xlsxParts.ts';

export type Sheet = {
  /** Up to 31 characters, without any of `: \ / ? * [ ]`. */
  name: string;
  rows: string[][];
  /** Column widths in characters; 20 by default. */
  widths?: number[];
};

const WIDTH = 20;
const LAST_COLUMN = 16_384;
/** The earliest date in ZIP; a fixed date makes the output deterministic. */
const WHEN = new Date(1980, 0, 1);

/** An XLSX file with at least one sheet. Formulas stay text. */
export function writeXlsx(sheets: Sheet[]): Uint8Array {
  const parts = workbookParts(sheets.map(({ name }) => name));
  for (const [i, sheet] of sheets.entries()) parts[sheetPath(i + 1)] = declaration + worksheet(sheet);
  const packed = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]);
  return zipSync(Object.fromEntries(packed), { mtime: WHEN });
}

function worksheet({ rows, widths = [] }: Sheet): string {
  const count = rows.reduce((most, row) => Math.max(most, row.length), widths.length);
  const column = (from: number, to: number, width: number) =>
    `<col min="${from}" max="${to}" width="${width}" style="${style.text}" customWidth="1"/>`;
  const columns = Array.from({ length: count }, (_, i) => column(i + 1, i + 1, widths[i] ?? WIDTH));
  if (count < LAST_COLUMN) columns.push(column(count + 1, LAST_COLUMN, WIDTH));
  const lines = rows.map((cells, i) => {
    const number = i + 1;
    const styled = i === 0 ? style.heading : style.text;
    const written = cells.map((cell, at) => (cell === '' ? '' : textCell(`${letters(at + 1)}${number}`, styled, cell)));
    return `<row r="${number}">${written.join('')}</row>`;
  });
  return sheetStart(columns.join('')) + lines.join('') + sheetEnd;
}
