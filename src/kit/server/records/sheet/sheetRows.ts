// The common part of CSV and XLSX: rows of text under a heading row.
import type { LocalizedText } from '#kit/errors.ts';
import type { FileRecord } from '../fileRecord.ts';
import { unreadableRow } from '../unreadable.ts';
import { Yielder } from '../yielder.ts';

export const MAX_COLUMNS = 500;
/** The maximum of a spreadsheet; cells to the right of the heading must be empty. */
const MAX_CELLS = 16_384;
/** Maximum length of a cell in characters. */
export const MAX_CELL = 1024 * 1024;

/** Maximum size of a row in bytes. */
export const MAX_ROW = 2 * 1024 * 1024;
/** Maximum length of a batch in characters, not counting its last record. */
const MAX_TOGETHER = 1024 * 1024;

/**
 * @property row counted from 1
 * @property byte its offset, if known
 */
export type SheetRow = { cells: string[]; row: number; byte?: number };

/** How many columns have a known heading. */
export type KnownHeadings = (cells: string[]) => number;

/** Rows among which the headings are looked for: above them are titles, a logo, a date. */
const LOOKED_AT = 20;
/** Fewer known headings may be a coincidence: a title like *Órgão* before the body's name. */
const ENOUGH = 2;

export class SheetRows {
  /** The row of headings; null until it is known. */
  header: string[] | null = null;
  readonly #breather = new Yielder();
  readonly #known: KnownHeadings;
  /** The first rows, until it is known which has the headings. */
  #first: SheetRow[] = [];
  #firstLength = 0;

  constructor(known: KnownHeadings = () => 0) {
    this.#known = known;
  }

  /**
   * The rows below the headings as records, without blank ones. Batches are limited in memory and time, because few bytes may stand for many
   * cells.
   * @param isLast no rows follow
   * @throws {Problem} `unreadable-file`
   */
  async *toRecords(rows: Iterable<SheetRow>, isLast = false): AsyncGenerator<FileRecord[]> {
    let records: FileRecord[] = [];
    let length = 0;
    for (const row of this.#belowHeadings(rows, isLast)) {
      const record = this.#toRecord(row);
      if (record) {
        records.push(record);
        length += record.text.length;
      }
      if (length < MAX_TOGETHER && !this.#breather.isDue) continue;
      if (records.length > 0) yield records;
      records = [];
      length = 0;
      await this.#breather.yieldIfDue();
    }
    if (records.length > 0) yield records;
  }

  *#belowHeadings(rows: Iterable<SheetRow>, isLast: boolean): Generator<SheetRow> {
    for (const row of rows) {
      if (this.header) yield row;
      else if (this.#lookAt(row)) yield* this.#chooseHeadings();
    }
    if (isLast && !this.header) yield* this.#chooseHeadings();
  }

  /** @returns whether the headings must be among the rows that were looked at */
  #lookAt(row: SheetRow): boolean {
    check(row);
    if (isBlank(row)) return false;
    this.#first.push(row);
    this.#firstLength += row.cells.reduce((sum, cell) => sum + cell.length, 0);
    return this.#first.length >= LOOKED_AT || this.#firstLength >= MAX_TOGETHER;
  }

  /** The row with most known headings; where none has any, the first that is no title: one cell above rows of several. */
  #chooseHeadings(): SheetRow[] {
    const first = this.#first;
    this.#first = [];
    const known = first.map(({ cells }) => (cells.length > MAX_COLUMNS ? 0 : this.#known(cells)));
    const most = Math.max(0, ...known);
    const filled = first.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
    const isTable = filled.some((count) => count > ENOUGH);
    const place = most >= ENOUGH ? known.indexOf(most) : isTable ? filled.findIndex((count) => count > 1) : 0;
    const heading = first[place];
    if (!heading) return [];
    if (heading.cells.length > MAX_COLUMNS) throw unreadableRow(heading.row, tooManyColumns, heading.byte);
    this.header = heading.cells;
    return first.slice(place + 1);
  }

  /** Has as many cells as the headings; undefined for blank rows. */
  #toRecord(found: SheetRow): FileRecord | undefined {
    const { cells, row, byte } = found;
    check(found);
    if (isBlank(found)) return undefined;
    const width = this.header?.length ?? 0;
    if (cells.slice(width).some((cell) => cell !== '')) throw unreadableRow(row, widerThanHeading, byte);
    const value = cells.slice(0, width);
    while (value.length < width) value.push('');
    return { text: JSON.stringify(value), value, row };
  }
}

function check({ cells, row, byte }: SheetRow): void {
  if (cells.length > MAX_CELLS) throw unreadableRow(row, tooManyColumns, byte);
  if (cells.some((cell) => cell.length > MAX_CELL)) throw unreadableRow(row, cellTooLong, byte);
}

function isBlank({ cells }: SheetRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

export const cellTooLong: LocalizedText = {
  pt: 'uma célula é longa demais (mais de 1 MiB)',
  en: 'a cell is too long (over 1 MiB)',
  fr: 'une cellule est trop longue (plus de 1 Mio)',
  de: 'eine Zelle ist zu lang (über 1 MiB)',
};
export const tooManyColumns: LocalizedText = {
  pt: 'há colunas demais (mais de 500)',
  en: 'there are too many columns (over 500)',
  fr: 'il y a trop de colonnes (plus de 500)',
  de: 'es sind zu viele Spalten (über 500)',
};
const widerThanHeading: LocalizedText = {
  pt: 'há mais células do que títulos de coluna',
  en: 'there are more cells than column headings',
  fr: 'il y a plus de cellules que d’en-têtes de colonne',
  de: 'es sind mehr Zellen als Spaltenüberschriften',
};
export const noHeading: LocalizedText = {
  pt: 'a planilha não tem títulos de coluna',
  en: 'the sheet has no column headings',
  fr: 'la feuille n’a pas d’en-têtes de colonne',
  de: 'die Tabelle hat keine Spaltenüberschriften',
};
