// Writes large workbooks as a stream, with numbers and dates; a bold and frozen first row.
import { declaration, letters, sheetEnd, sheetPath, sheetStart, style, textCell, workbookParts } from './xlsxParts.ts';
import { zipStream } from './zipStream.ts';

/** `date`: its cells are texts such as `2026-05-28 08:00`, by the clock that the sheet should show. */
export type SheetColumn = { header: string; kind: 'text' | 'number' | 'money' | 'date'; width: number };
export type SheetCell = string | number | boolean | null | undefined;
export type StreamedSheet = {
  /** Up to 31 characters, without any of `: \ / ? * [ ]`. */
  name: string;
  columns: readonly SheetColumn[];
  /** Read once the sheets before are written. */
  rows: AsyncIterable<SheetCell[][]>;
};

/** Rows of a sheet below its header. */
export const MOST_ROWS = 1_048_575;
/** Characters of a cell. */
const LONGEST_TEXT = 32_767;
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. Days before March 1900 are off by one in some of them. */
const BASE = Date.UTC(1899, 11, 30);
const FIRST_DAY = 61;

const styles = { text: style.text, number: style.general, money: style.money, date: style.date } as const;

/** @throws {ZipTooLarge} */
export function streamXlsx(sheets: readonly StreamedSheet[]): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(workbookParts(sheets.map(({ name }) => name)));
  return zipStream([
    ...parts.map(([name, xml]) => ({ name, content: [xml] })),
    ...sheets.map((sheet, i) => ({ name: sheetPath(i + 1), content: worksheet(sheet) })),
  ]);
}

async function* worksheet({ columns, rows }: StreamedSheet): AsyncGenerator<string> {
  const names = columns.map((_, i) => letters(i + 1));
  const shown = columns.map(
    ({ width, kind }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${styles[kind]}" customWidth="1"/>`,
  );
  const heading = columns.map(({ header }, i) => textCell(`${names[i]}1`, style.heading, header));
  yield `${declaration}${sheetStart(shown.join(''))}<row r="1">${heading.join('')}</row>`;
  let number = 1;
  for await (const page of rows) {
    let lines = '';
    for (const cells of page) {
      number++;
      lines += `<row r="${number}">`;
      for (let i = 0; i < columns.length; i++) lines += cell(`${names[i]}${number}`, (columns[i] as SheetColumn).kind, cells[i]);
      lines += '</row>';
    }
    yield lines;
  }
  yield sheetEnd;
}

function cell(at: string, kind: SheetColumn['kind'], value: SheetCell): string {
  if (value === null || value === undefined || value === '') return '';
  const figure = kind === 'date' ? serialOf(String(value)) : value;
  if (typeof figure === 'number' && Number.isFinite(figure)) return `<c r="${at}" s="${styles[kind]}"><v>${figure}</v></c>`;
  const text = String(value);
  return textCell(at, style.text, text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);
}

/** Days since 1900, as spreadsheets count; undefined for what they cannot show as a date. */
function serialOf(clock: string): number | undefined {
  const days = (Date.parse(`${clock.replace(' ', 'T')}Z`) - BASE) / DAY_MS;
  return days >= FIRST_DAY ? days : undefined;
}
