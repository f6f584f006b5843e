// Streams a CSV file.
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '#kit/csv.ts';
import type { Language } from '#kit/errors.ts';

/** Yields the header, then the rows. Text that a spreadsheet would run as a formula is escaped. */
export async function* csv(language: Language, header: string[], pages: AsyncIterable<CsvCell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header, language);
  for await (const rows of pages) yield rows.map((row) => csvLine(row, language)).join('');
}
