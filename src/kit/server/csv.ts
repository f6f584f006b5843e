// CSV as Brazilian spreadsheets open it: UTF-8 with a mark, semicolons, decimal commas.

const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | boolean | null;

/** Yields the header, then the rows. Text that a spreadsheet would run as a formula is made harmless. */
export async function* csv(header: string[], pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(header);
  for await (const rows of pages) yield rows.map(line).join('');
}

function line(cells: Cell[]): string {
  return `${cells.map(cell).join(';')}\r\n`;
}

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
