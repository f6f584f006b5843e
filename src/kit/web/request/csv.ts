// Saves data in the browser as CSV.
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';
import { downloadBlob } from './download.ts';

/** Saves the rows as a file; the first is the header. Text that a spreadsheet would run as a formula is escaped. */
export function saveCsv(language: Language, rows: readonly (readonly CsvCell[])[], fileName: string): void {
  const text = BYTE_ORDER_MARK + rows.map((cells) => csvLine(cells, language)).join('');
  downloadBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName);
}
