// One line of CSV for the user's spreadsheet: semicolons and decimal commas, or commas and points in English.
import type { Language } from './errors.ts';

/** Files begin with it, so that spreadsheets read them as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** `112.875`, which is more than a hundred thousand to Brazilian spreadsheets and to our own reader unless a fourth decimal follows. */
const thousandLike = /^-?\d{1,3}\.\d{3}$/;

export type CsvCell = string | number | boolean | null | undefined;

/** First characters that make spreadsheets run a cell as a formula, including the full-width forms that East Asian versions accept. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
const formulaMark = /^'(?=[=+\-@＝＋－＠\t\r\n])/;

/** The cells as one line with its end. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(cells: readonly CsvCell[], language: Language): string {
  return `${cells.map((value) => written(value, language)).join(language === 'en' ? ',' : ';')}\r\n`;
}

/** The text of a cell without the apostrophe that `csvLine` puts in front of what looks like a formula. */
export function withoutFormulaMark(text: string): string {
  return text.replace(formulaMark, '');
}

function written(value: CsvCell, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return language === 'en' ? String(value).replace(thousandLike, '$&0') : String(value).replace('.', ',');
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
