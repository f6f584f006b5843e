// CSV as the reader's spreadsheet opens it: UTF-8 with a mark; semicolons and decimal commas, in English commas and points.
import type { Language } from '#kit/errors.ts';

const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | boolean | null;

/** Yields the header, then the rows. Text that a spreadsheet would run as a formula is made harmless. */
export async function* csv(language: Language, header: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(header, language);
  for await (const rows of pages) yield rows.map((row) => line(row, language)).join('');
}

function line(cells: Cell[], language: Language): string {
  return `${cells.map((value) => cell(value, language)).join(language === 'en' ? ',' : ';')}\r\n`;
}

function cell(value: Cell, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'number') return language === 'en' ? String(value) : String(value).replace('.', ',');
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
