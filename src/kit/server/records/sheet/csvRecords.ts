// Streams the rows of a CSV file of any size.
import { CsvError, type Parser, parse } from 'csv-parse';
import type { LocalizedText } from '#kit/errors.ts';
import { ByteSource } from '../bytes/byteSource.ts';
import { sheetText } from '../bytes/sheetText.ts';
import { notUtf8, utf8Text } from '../bytes/utf8Text.ts';
import type { FileRecord, OpenedFile } from '../fileRecord.ts';
import { unreadable, unreadableRow } from '../unreadable.ts';
import { Yielder } from '../yielder.ts';
import { type KnownHeadings, MAX_ROW, noHeading, type SheetRow, SheetRows } from './sheetRows.ts';
import { StrayQuotes } from './strayQuotes.ts';

const separators = [';', ',', '\t', '|'] as const;
/** Bytes to search for the separator: more than a heading row needs. */
const HEADING = 64 * 1024;
/** Bytes per step: they may contain a thousand rows. */
const STEP = 2 * 1024;

/** What Excel reads before the headings: which separator follows. */
const told = /^"?sep=([^\r\n"])"?[;,\t ]*(?:\r\n|[\r\n])/i;

/**
 * @param content after the byte order mark
 * @param isUtf8 whether there was one
 * @throws {Problem} `unreadable-file` with row and offset, here or from `batches`
 */
export async function openCsv(
  content: ByteSource,
  isUtf8: boolean,
  known?: KnownHeadings,
): Promise<Pick<OpenedFile, 'header' | 'batches' | 'isWindows1252'>> {
  const sheet = new SheetRows(known);
  let isWindows1252 = false;
  const text = isUtf8
    ? utf8Text(content, saveAsUtf8)
    : sheetText(content, saveAsUtf8, () => {
        isWindows1252 = true;
      });
  const batches = read(content, new ByteSource(text), sheet);
  await batches.next();
  return { header: sheet.header ?? [], batches, isWindows1252: () => isWindows1252 };
}

/** Yields an empty batch as soon as the heading is known. */
async function* read(content: ByteSource, text: ByteSource, sheet: SheetRows): AsyncGenerator<FileRecord[]> {
  const start = content.position;
  try {
    const head = await text.peek(HEADING);
    const [line = '', separator = separatorOf(head)] = told.exec(head.toString('latin1')) ?? [];
    await text.take(line.length);
    const rows = new Rows(separator, start + line.length, line === '' ? 0 : 1);
    let isOpen = false;
    for (;;) {
      const chunk = await text.next();
      const found = chunk ? await rows.push(chunk) : await rows.end();
      const fault = rows.fault();
      for await (const records of sheet.toRecords(found, !chunk && !fault)) {
        if (!isOpen) yield [];
        isOpen = true;
        yield records;
      }
      if (!isOpen && sheet.header) {
        isOpen = true;
        yield [];
      }
      if (fault) throw fault;
      if (!chunk) break;
    }
    if (!isOpen) throw unreadable(start, noHeading);
  } finally {
    await text.close();
    await content.close();
  }
}

/** Splits text into rows. */
class Rows {
  readonly #parser: Parser;
  readonly #breather = new Yielder();
  readonly #start: number;
  readonly #separator: string;
  readonly #quotes: StrayQuotes;
  #widest = 0;
  #found: SheetRow[] = [];
  #error: Error | null | undefined;
  #fed = 0;
  /** Number of non-empty rows, and the end of the last one. */
  #count = 0;
  #ended = 0;

  /** @param start offset of the text in the file @param above rows above it */
  constructor(separator: string, start: number, above: number) {
    this.#start = start;
    this.#count = above;
    this.#separator = separator;
    this.#quotes = new StrayQuotes(separator, MAX_ROW);
    this.#parser = parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW,
      // Rows are collected here instead of passing through the stream one by one.
      on_record: (cells: string[]) => {
        if (this.#swallows(cells)) this.#error ??= new CsvError('CSV_QUOTE_NOT_CLOSED', '');
        this.#found.push({ cells, row: this.#row(), byte: this.#start + this.#ended });
        this.#count++;
        this.#ended = this.#parser.info.bytes;
        return null;
      },
    });
    this.#parser.on('error', (error) => {
      this.#error = error;
    });
    this.#parser.resume();
  }

  async push(chunk: Buffer): Promise<SheetRow[]> {
    await this.#write(this.#quotes.push(chunk));
    return this.#taken();
  }

  async #write(text: Buffer): Promise<void> {
    for (let i = 0; i < text.length; i += STEP) {
      const step = text.subarray(i, i + STEP);
      this.#fed += step.length;
      await new Promise((resolve) => this.#parser.write(step, resolve));
      await this.#breather.yieldIfDue();
    }
    if (this.#quotes.isUnclosed) this.#error ??= new CsvError('CSV_QUOTE_NOT_CLOSED', '');
  }

  /** Whether a cell that was opened and not closed took in the rows below it. */
  #swallows(cells: string[]): boolean {
    this.#widest = Math.max(this.#widest, cells.length);
    if (cells.length === this.#widest || this.#widest < 2) return false;
    return cells.some((cell) => cell.includes('\n') && cell.split('\n').some((line) => line.split(this.#separator).length >= this.#widest));
  }

  async end(): Promise<SheetRow[]> {
    await this.#write(this.#quotes.push(Buffer.alloc(0), true));
    await new Promise((resolve) => this.#parser.end(resolve));
    return this.#taken();
  }

  #taken(): SheetRow[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** The number of the current row. */
  #row(): number {
    return this.#count + this.#parser.info.empty_lines + 1;
  }

  /** Why the text cannot be split further. */
  fault(): Error | undefined {
    const at = this.#start + this.#ended;
    const code = this.#error instanceof CsvError ? this.#error.code : '';
    if (code === 'CSV_MAX_RECORD_SIZE' || this.#fed - this.#ended > MAX_ROW) return unreadableRow(this.#row(), rowTooLong, at);
    if (code === 'CSV_QUOTE_NOT_CLOSED') return unreadableRow(this.#row(), openQuote, at);
    if (code) return unreadableRow(this.#row(), strayQuote, at);
    return this.#error ?? undefined;
  }
}

/** The most frequent separator between the headings. */
function separatorOf(head: Buffer): string {
  const counts = new Map<string, number>(separators.map((separator) => [separator, 0]));
  let isQuoted = false;
  for (const character of head.toString('utf8').trimStart()) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') break;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  return separators.reduce((best, separator) => ((counts.get(separator) ?? 0) > (counts.get(best) ?? 0) ? separator : best));
}

const saveAsUtf8: LocalizedText = {
  pt: `${notUtf8.pt}; salve a planilha como “CSV UTF-8”`,
  en: `${notUtf8.en}; save the sheet as “CSV UTF-8”`,
  fr: `${notUtf8.fr} ; enregistrez la feuille comme « CSV UTF-8 »`,
  de: `${notUtf8.de}; speichern Sie die Tabelle als „CSV UTF-8“`,
};
const rowTooLong: LocalizedText = {
  pt: 'a linha é grande demais (mais de 2 MiB) ou há aspas que não foram fechadas',
  en: 'the row is too large (over 2 MiB) or a quotation mark is not closed',
  fr: 'la ligne est trop volumineuse (plus de 2 Mio), ou un guillemet reste ouvert',
  de: 'die Zeile ist zu groß (über 2 MiB), oder ein Anführungszeichen bleibt offen',
};
const openQuote: LocalizedText = {
  pt: 'há aspas que não foram fechadas',
  en: 'a quotation mark is opened and never closed',
  fr: 'un guillemet ouvert n’est jamais fermé',
  de: 'ein Anführungszeichen wird nicht geschlossen',
};
const strayQuote: LocalizedText = {
  pt: 'há aspas no meio de uma célula; coloque a célula entre aspas e duplique as de dentro',
  en: 'there is a quotation mark inside a cell; put the cell in quotation marks and double the ones inside',
  fr: 'un guillemet se trouve dans une cellule ; mettez la cellule entre guillemets et doublez ceux du texte',
  de: 'ein Anführungszeichen steht mitten in einer Zelle; setzen Sie die Zelle in Anführungszeichen und verdoppeln Sie die inneren',
};
