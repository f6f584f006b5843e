// A CSV file of what the browser knows already.
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';
import { downloadBlob } from './download.ts';

/** Has the browser save the rows as a file, the header being the first. Text that a spreadsheet would run as a formula is made harmless. */
export function saveCsv(language: Language, rows: readonly (readonly CsvCell[])[], fileName: string): void {
  const text = BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, language)).join('');
  downloadBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}
