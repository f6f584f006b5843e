// Reads a whole file before anything is written, so that an unreadable one changes nothing.
import { cutText } from '#kit/cutText.ts';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { ByteSource } from '#kit/server/records/bytes/byteSource.ts';
import { notUtf8, utf8Text } from '#kit/server/records/bytes/utf8Text.ts';
import { openRecords } from '#kit/server/records/openRecords.ts';
import { recogniseFormat } from '#kit/server/records/recogniseFormat.ts';
import { Yielder } from '#kit/server/records/yielder.ts';
import { mostDnsRows } from '../../contract.ts';
import { type EntryRead, readEntry } from '../entry.ts';
import { type Columns, findColumns, isEnough } from './headings.ts';
import { type Cells, readLine } from './textLines.ts';

type Formato = 'csv' | 'txt' | 'xlsx';
export type FileRead = { formato: Formato; ignored: string[]; entries: EntryRead[] };

const ACCEPTED = ['CSV', 'TXT', 'XLSX'];
/** Enough for 20,000 rows of maximum length. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_IGNORED = 50;
/** In characters; longer than any valid entry. */
const LONGEST_LINE = 10_000;

/**
 * Detects the format by the first bytes, and text by its extension: `.txt` may have no headings, and may have comments.
 * @throws {Problem} when it is unreadable, has no known headings, is empty or too large
 */
export async function readFile(arquivo: string, bytes: Uint8Array): Promise<FileRead> {
  const isNamedText = /\.txt$/i.test(arquivo);
  const content = source(bytes);
  if (!isNamedText || (await recogniseFormat(content, ACCEPTED)) === 'xlsx') return readSheet(bytes);
  const lines = await linesOf(content);
  const read = isEnough(columnsOf(lines))
    ? // Blank lines in place of comments, so that the others keep their numbers.
      await readSheet(Buffer.from(lines.map((line) => (isComment(line) ? '' : line)).join('\n')))
    : await readLines(lines);
  return { ...read, formato: 'txt' };
}

async function readSheet(bytes: Uint8Array): Promise<FileRead> {
  const opened = await openRecords(inOne(bytes), { envelopes: new Set(), maxUnpacked: MOST_UNPACKED, accepted: ACCEPTED });
  const columns = findColumns(opened.header ?? []);
  if (!isEnough(columns)) {
    await opened.batches.return(undefined);
    throw new Problem('unknown-file-kind', noHeadings);
  }
  const list = new Entries();
  for await (const records of opened.batches)
    for (const { value, row = 0 } of records) await list.add(cellsUnder(columns, value as string[]), row);
  const ignored = columns.ignored.slice(0, MOST_IGNORED).map((heading) =>
    heading
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .slice(0, 100),
  );
  return { formato: opened.format === 'xlsx' ? 'xlsx' : 'csv', ignored, entries: list.all() };
}

async function readLines(lines: readonly string[]): Promise<FileRead> {
  const list = new Entries();
  for (const [index, line] of lines.entries()) {
    const cells = readLine(cutText(line, LONGEST_LINE));
    if (cells) await list.add(cells, index + 1);
  }
  return { formato: 'txt', ignored: [], entries: list.all() };
}

function cellsUnder({ places }: Columns, row: readonly string[]): Cells {
  return Object.fromEntries(Object.entries(places).map(([field, place]) => [field, row[place] ?? '']));
}

/** Cells are converted row by row: a small compressed sheet may expand to many long cells, and entries are short. */
class Entries {
  readonly #entries: EntryRead[] = [];
  readonly #breather = new Yielder();

  async add(cells: Cells, linha: number): Promise<void> {
    if (this.#entries.length === mostDnsRows) throw new Problem('too-large', tooManyRows);
    this.#entries.push(readEntry(cells, linha));
    await this.#breather.yieldIfDue();
  }

  /** @throws {Problem} `no-records` */
  all(): EntryRead[] {
    if (this.#entries.length === 0) throw new Problem('no-records');
    return this.#entries;
  }
}

/** @param content in UTF-8, after the byte order mark */
async function linesOf(content: ByteSource): Promise<string[]> {
  const pieces: Buffer[] = [];
  for await (const piece of utf8Text(content, notUtf8)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces)
    .toString('utf8')
    .split(/\r\n|\n|\r/);
}

/** Columns by the first line that is not blank, read as headings. */
function columnsOf(lines: readonly string[]): Columns {
  const first = lines.find((line) => line.trim() !== '' && !isComment(line)) ?? '';
  return findColumns(first.split(/[\t;,]/).map((cell) => cell.replaceAll('"', '')));
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}

function source(bytes: Uint8Array): ByteSource {
  return new ByteSource(inOne(bytes));
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const noHeadings: LocalizedText = {
  pt: 'A primeira linha deve ter os títulos das colunas: “Domínio ou termo” e ao menos “Vigência” ou “Vencimento”. O modelo mostra todos.',
  en: 'The first row must contain the column headings: “Domain or term” and at least “Effective date” or “Due date”. The template shows them all.',
  fr: 'La première ligne doit contenir les en-têtes : « Domaine ou terme » et au moins « Date d’effet » ou « Échéance ». Le modèle les montre tous.',
  de: 'Die erste Zeile muss die Spaltenüberschriften enthalten: „Domain oder Begriff“ und mindestens „Gültig ab“ oder „Fällig am“. Die Vorlage zeigt alle.',
};

const tooManyRows: LocalizedText = {
  pt: `Um arquivo pode ter até ${mostDnsRows.toLocaleString('pt-BR')} linhas.`,
  en: `A file may have up to ${mostDnsRows.toLocaleString('en')} rows.`,
  fr: `Un fichier peut avoir jusqu’à ${mostDnsRows.toLocaleString('fr')} lignes.`,
  de: `Eine Datei darf bis zu ${mostDnsRows.toLocaleString('de')} Zeilen haben.`,
};
