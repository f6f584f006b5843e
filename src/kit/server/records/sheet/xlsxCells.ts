// Builds the rows of a sheet as text from the events of its XML.
import type { LocalizedText } from '#kit/errors.ts';
import { unreadable, unreadableRow } from '../unreadable.ts';
import { cellTooLong, MAX_CELL, MAX_COLUMNS, MAX_ROW, type SheetRow, tooManyColumns } from './sheetRows.ts';
import { dateText, plainNumber } from './xlsxNumbers.ts';
import { unescaped } from './xlsxText.ts';
import type { Workbook } from './xlsxWorkbook.ts';
import type { XmlEvents } from './xml.ts';

const MAX_ROWS = 1_048_576;

/** The content of a cell; a number is the index of a shared string. */
type Content = string | number;

/** The parts of a cell that were read so far. */
type Cell = { column: number; type: string; style: number; formula: string; value: string | undefined; inline: string };

export class XlsxCells implements XmlEvents {
  readonly #book: Workbook;
  readonly #at: number;
  #rows: { cells: Content[]; row: number }[] = [];
  #row = 0;
  #rowLength = 0;
  #cells: Content[] = [];
  #column = 0;
  #cell: Cell | undefined;
  #into: 'formula' | 'value' | 'inline' | undefined;
  #isInData = false;
  #isPhonetic = false;

  /** @param at offset of the sheet in the file */
  constructor(book: Workbook, at: number) {
    this.#book = book;
    this.#at = at;
  }

  /** The rows completed since the last call, built lazily: many may share one long string. */
  *takeRows(): Generator<SheetRow> {
    const rows = this.#rows;
    this.#rows = [];
    const { sharedStrings } = this.#book;
    for (const { cells, row } of rows)
      yield { cells: cells.map((content) => (typeof content === 'number' ? sharedStrings.at(content) : content)), row };
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'sheetData') this.#isInData = true;
    if (!this.#isInData) return;
    if (name === 'row') this.#openRow(attributes.r);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (this.#cell && name === 'f') this.#into = 'formula';
    else if (this.#cell && name === 'v') {
      this.#into = 'value';
      this.#cell.value = '';
    } else if (this.#cell && name === 't' && !this.#isPhonetic) this.#into = 'inline';
  }

  text(piece: string): void {
    if (!this.#cell || !this.#into) return;
    const text = (this.#cell[this.#into] ?? '') + piece;
    if (text.length > MAX_CELL) throw unreadableRow(this.#row, cellTooLong);
    this.#cell[this.#into] = text;
  }

  close(name: string): void {
    if (name === 'sheetData') this.#isInData = false;
    else if (name === 'f' || name === 'v' || name === 't') this.#into = undefined;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c' && this.#cell) this.#closeCell(this.#cell);
    else if (name === 'row' && this.#isInData) {
      // Missing cells are empty.
      this.#rows.push({ cells: Array.from(this.#cells, (content) => content ?? ''), row: this.#row });
      this.#cells = [];
    }
  }

  #openRow(stated: string | undefined): void {
    this.#row = stated === undefined ? this.#row + 1 : Number(stated);
    if (!Number.isInteger(this.#row) || this.#row < 1) throw unreadable(this.#at, damagedSheet);
    if (this.#row > MAX_ROWS) throw unreadableRow(this.#row, tooManyRows);
    this.#column = 0;
    this.#rowLength = 0;
  }

  #openCell({ r: reference, t: type = 'n', s: style = '0' }: Readonly<Record<string, string>>): void {
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    if (this.#column < 1) throw unreadableRow(this.#row, damagedSheet);
    this.#cell = { column: this.#column, type, style: Number(style), formula: '', value: undefined, inline: '' };
  }

  #closeCell(cell: Cell): void {
    this.#cell = undefined;
    const content = this.#contentOf(cell);
    if (content === '') return;
    if (cell.column > MAX_COLUMNS) throw unreadableRow(this.#row, tooManyColumns);
    this.#rowLength += typeof content === 'number' ? (this.#book.sharedStrings.sizeOf(content) ?? 0) : Buffer.byteLength(content);
    if (this.#rowLength > MAX_ROW) throw unreadableRow(this.#row, rowTooLong);
    this.#cells[cell.column - 1] = content;
  }

  /** Formulas are not evaluated: their stored value is used, or else their own text. */
  #contentOf({ type, style, formula, value, inline }: Cell): Content {
    if (type === 'inlineStr') return unescaped(inline);
    if (type === 'e') return '';
    if (type === 'str' && value !== undefined) return unescaped(value);
    if (value === undefined || value === '') return formula === '' ? '' : `=${formula}`;
    if (type === 's') {
      const size = this.#book.sharedStrings.sizeOf(Number(value));
      if (size === undefined) throw unreadableRow(this.#row, damagedSheet);
      return size === 0 ? '' : Number(value);
    }
    if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
    if (type === 'd') return value.replace(/(T\d\d:\d\d:\d\d)\.\d+/, '$1').replace(/Z$/, '');
    const format = this.#book.dateFormats[style];
    return format ? dateText(value, format, this.#book.countsFrom1904) : plainNumber(value);
  }
}

/** `AB12` → 28; 0 when it names no column. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d+$)/.exec(reference.toUpperCase())?.[0] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

const damagedSheet: LocalizedText = {
  pt: 'a planilha está danificada',
  en: 'the sheet is damaged',
  fr: 'la feuille est endommagée',
  de: 'das Blatt ist beschädigt',
};
const tooManyRows: LocalizedText = {
  pt: 'há linhas demais',
  en: 'there are too many rows',
  fr: 'il y a trop de lignes',
  de: 'es sind zu viele Zeilen',
};
const rowTooLong: LocalizedText = {
  pt: 'a linha é grande demais (mais de 2 MiB)',
  en: 'the row is too large (over 2 MiB)',
  fr: 'la ligne est trop volumineuse (plus de 2 Mio)',
  de: 'die Zeile ist zu groß (über 2 MiB)',
};
