// Reads the records of a JSON file of any size, one after the other, without ever holding more than one chunk and one record.
import { isUtf8 } from 'node:buffer';
import { Problem, type Titles } from '#kit/errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

/** Larger ones are no records of ours, but an attempt to fill the memory. */
const MAX_RECORD = 16 * 1024 * 1024;
const MAX_KEY = 100;

/** One record: its text as it stands in the file, and what it says. */
export type JsonRecord = { text: string; value: unknown };

/**
 * Yields the elements of the list that is the file itself or stands in it under nothing but names of `envelopes`
 * (with `data` among them: `[…]`, `{data:[…]}`, `{data:{data:[…]}}`), as many at a time as a chunk completes.
 * @throws {Problem} `unreadable-file`, with the byte at fault
 */
export async function* jsonRecords(chunks: AsyncIterable<Uint8Array>, envelopes: ReadonlySet<string>): AsyncGenerator<JsonRecord[]> {
  const scan = new Scanner(envelopes);
  for await (const chunk of chunks) {
    const records = scan.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (records.length > 0) yield records;
  }
  scan.end();
}

/** Follows the structure byte by byte; what a record holds inside is left to `JSON.parse`. */
class Scanner {
  readonly #envelopes: ReadonlySet<string>;
  /** What the file holds from `#base` on and is still needed: the part of a record that the next chunk ends. */
  #rest: Buffer = Buffer.alloc(0);
  #base = 0;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Names that lead to the structure at hand, one an object. */
  #path: string[] = [];
  #key = '';
  #stringStart = 0;
  /** Depth of the list of records once it is open. */
  #listDepth = -1;
  #listSeen = false;
  #recordStart = -1;

  constructor(envelopes: ReadonlySet<string>) {
    this.#envelopes = envelopes;
  }

  push(chunk: Buffer): JsonRecord[] {
    const from = this.#rest.length;
    const bytes = from === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const records: JsonRecord[] = [];
    for (let i = from; i < bytes.length; i++) {
      const byte = bytes[i] as number;
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === BACKSLASH) this.#escaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          if (this.#listDepth < 0) this.#key = bytes.toString('utf8', this.#stringStart, Math.min(i, this.#stringStart + MAX_KEY));
        }
        continue;
      }
      if (byte <= SPACE || byte === COLON) continue;
      if (this.#depth === 0 && this.#listSeen)
        throw unreadable(this.#base + i, {
          pt: 'há mais depois do fim da lista',
          en: 'there is more after the end of the list',
          fr: 'il y a autre chose après la fin de la liste',
          de: 'nach dem Ende der Liste folgt noch etwas',
        });
      const inList = this.#depth === this.#listDepth;
      if (inList && (byte === COMMA || byte === CLOSE_LIST)) {
        if (this.#recordStart >= 0) records.push(this.#cut(bytes, i));
        if (byte === CLOSE_LIST) this.#close(i);
        continue;
      }
      if (inList && this.#recordStart < 0) this.#recordStart = i;
      if (byte === QUOTE) {
        this.#inString = true;
        this.#stringStart = i + 1;
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte);
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#close(i);
    }
    this.#keep(bytes);
    return records;
  }

  end(): void {
    if (this.#depth > 0 || this.#inString)
      throw unreadable(this.#base + this.#rest.length, {
        pt: 'o arquivo termina no meio',
        en: 'the file ends in the middle',
        fr: 'le fichier est coupé',
        de: 'die Datei bricht mittendrin ab',
      });
    if (!this.#listSeen)
      throw unreadable(0, {
        pt: 'não há uma lista de registros',
        en: 'there is no list of records',
        fr: "aucune liste d'enregistrements",
        de: 'es gibt keine Liste von Datensätzen',
      });
  }

  #open(byte: number): void {
    const outside = this.#listDepth < 0;
    if (outside && this.#depth > 0) this.#path.push(this.#key);
    this.#key = '';
    this.#depth++;
    // An object's values are named; a list's are not, so a list is the records' only when envelopes alone lead to it.
    if (outside && byte === OPEN_LIST && !this.#listSeen && this.#path.every((name) => this.#envelopes.has(name))) {
      this.#listDepth = this.#depth;
      this.#listSeen = true;
    }
  }

  #close(i: number): void {
    if (this.#depth === 0)
      throw unreadable(this.#base + i, {
        pt: 'fecha o que não foi aberto',
        en: 'closes what was not opened',
        fr: "ferme ce qui n'a pas été ouvert",
        de: 'schließt, was nicht geöffnet wurde',
      });
    if (this.#depth === this.#listDepth) this.#listDepth = -1;
    this.#depth--;
    if (this.#listDepth < 0) this.#path.length = Math.max(0, this.#depth - 1);
  }

  #cut(bytes: Buffer, end: number): JsonRecord {
    const offset = this.#base + this.#recordStart;
    const slice = bytes.subarray(this.#recordStart, end);
    this.#recordStart = -1;
    if (!isUtf8(slice))
      throw unreadable(offset, {
        pt: 'o texto não está em UTF-8',
        en: 'the text is not UTF-8',
        fr: "le texte n'est pas en UTF-8",
        de: 'der Text ist nicht UTF-8',
      });
    const text = slice.toString('utf8').trimEnd();
    try {
      return { text, value: JSON.parse(text) };
    } catch {
      throw unreadable(offset, {
        pt: 'o registro não é JSON válido',
        en: 'the record is not valid JSON',
        fr: "l'enregistrement n'est pas du JSON valide",
        de: 'der Datensatz ist kein gültiges JSON',
      });
    }
  }

  /** Keeps only the part of the record that is not complete. */
  #keep(bytes: Buffer): void {
    // A name that stands on the border of two chunks is needed whole.
    const needed =
      this.#recordStart >= 0 ? this.#recordStart : this.#inString && this.#listDepth < 0 ? this.#stringStart - 1 : bytes.length;
    this.#rest = Buffer.from(bytes.subarray(needed));
    if (this.#rest.length > MAX_RECORD)
      throw unreadable(this.#base + needed, {
        pt: 'um registro é grande demais',
        en: 'a record is too large',
        fr: 'un enregistrement est trop volumineux',
        de: 'ein Datensatz ist zu groß',
      });
    this.#base += needed;
    if (this.#recordStart >= 0) this.#recordStart = 0;
    this.#stringStart -= needed;
  }
}

function unreadable(byte: number, reason: Titles): Problem {
  return new Problem('unreadable-file', {
    pt: `Byte ${byte}: ${reason.pt}.`,
    en: `Byte ${byte}: ${reason.en}.`,
    fr: `Octet ${byte} : ${reason.fr}.`,
    de: `Byte ${byte}: ${reason.de}.`,
  });
}
