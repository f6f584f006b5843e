// One line of CSV as the reader's spreadsheet opens it: semicolons and decimal commas, in English commas and points.
import type { Language } from './errors.ts';

/** Files begin with it, so that spreadsheets read them as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | boolean | null | undefined;

/** First characters after which spreadsheets run a cell as a formula: also the full-width forms, which East Asian versions take for the narrow ones. */
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
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',');
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
