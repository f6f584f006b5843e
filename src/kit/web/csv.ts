// What the browser knows already as a file that the reader's spreadsheet opens, as the server writes its CSV files: UTF-8 with a
// mark; semicolons and decimal commas, in English commas and points.
import type { Language } from '#kit/errors.ts';
import { downloadBlob } from './download.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** The rows as text, the header being the first. Text that a spreadsheet would run as a formula is made harmless. */
export function csvOf(language: Language, rows: readonly (readonly CsvCell[])[]): string {
  const separator = language === 'en' ? ',' : ';';
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map((value) => written(value, language)).join(separator)}\r\n`).join('');
}

/** Has the browser save the rows as a file. */
export function saveCsv(language: Language, rows: readonly (readonly CsvCell[])[], fileName: string): void {
  downloadBlob(new Blob([csvOf(language, rows)], { type: 'text/csv;charset=utf-8' }), fileName);
}

function written(value: CsvCell, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
