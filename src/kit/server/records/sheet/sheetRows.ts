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

export class SheetRows {
  /** The first row that is not blank; null until it was read. */
  header: string[] | null = null;
  readonly #breather = new Yielder();

  /**
   * The rows as records, without blank ones; the first row is the heading. Batches are limited in memory and time, because few bytes
   * may stand for many cells.
   * @throws {Problem} `unreadable-file`
   */
  async *toRecords(rows: Iterable<SheetRow>): AsyncGenerator<FileRecord[]> {
    let records: FileRecord[] = [];
    let length = 0;
    for (const row of rows) {
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

  /** Has as many cells as the heading; undefined for the heading itself and for blank rows. */
  #toRecord({ cells, row, byte }: SheetRow): FileRecord | undefined {
    if (cells.length > MAX_CELLS) throw unreadableRow(row, tooManyColumns, byte);
    if (cells.every((cell) => cell.trim() === '')) return undefined;
    if (cells.some((cell) => cell.length > MAX_CELL)) throw unreadableRow(row, cellTooLong, byte);
    if (!this.header) {
      if (cells.length > MAX_COLUMNS) throw unreadableRow(row, tooManyColumns, byte);
      this.header = cells;
      return undefined;
    }
    const width = this.header.length;
    if (cells.slice(width).some((cell) => cell !== '')) throw unreadableRow(row, widerThanHeading, byte);
    const value = cells.slice(0, width);
    while (value.length < width) value.push('');
    return { text: JSON.stringify(value), value, row };
  }
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
  fr: "il y a plus de cellules que d'en-têtes de colonne",
  de: 'es sind mehr Zellen als Spaltenüberschriften',
};
export const noHeading: LocalizedText = {
  pt: 'a planilha não tem títulos de coluna',
  en: 'the sheet has no column headings',
  fr: "la feuille n'a pas d'en-têtes de colonne",
  de: 'die Tabelle hat keine Spaltenüberschriften',
};
