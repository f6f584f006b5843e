import { ByteSpan } from '../bytes/byteSpan.ts';
import type { SourceRecord } from '../fields.ts';
import type { FileRecord } from '../fileRecord.ts';
import { cutOff, unreadable } from '../unreadable.ts';
import { EnvelopeFields } from './envelopeFields.ts';
import { afterTheEnd, invalid, mixed, noJson, noLine, tooDeep, tooLarge, tooLong, tooManyValues } from './jsonFaults.ts';

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** With this bit set, both opening brackets become `{` and both closing ones `}`. */
const EITHER_BRACKET = 0x20;

const MAX_DEPTH = 64;
const MAX_STRING = 1024 * 1024;
/** Larger ones are not real records, but an attempt to exhaust the memory. */
const MAX_RECORD = 2 * 1024 * 1024;
/** Values need many times the memory of their text. */
const MAX_VALUES = 50_000;

/** What may come next outside a record. `line` is an object of its own, `nothing` the end of the file. */
type Expected = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'line' | 'nothing';

/**
 * Finds the records in the bytes of a JSON file: the elements of the list under the envelopes, or consecutive objects.
 * Outside the records it checks JSON's grammar; inside it only looks for the end and leaves the rest to `JSON.parse`.
 */
export class JsonScanner {
  /** Known once the list is open, or the first object has ended without a list. */
  format: 'json' | 'ndjson' | undefined;
  readonly #envelopes: ReadonlySet<string>;
  /** How many values more the records may have. */
  #valuesLeft: number;
  readonly #envelopeFields = new EnvelopeFields();
  /** Offset of the current chunk in the file. */
  #base: number;

  /** Outside a record: the open brackets, and their keys (empty in lists). */
  #open: number[] = [];
  #names: string[] = [];
  #name = '';
  #expected: Expected = 'value';
  /** A key, string, number or word outside the records, or one that is a record itself. */
  #token = new ByteSpan();
  #tokenAt = 0;
  #tokenIsString = false;
  /** The number of open brackets inside the list of records; 0 while it is not open. */
  #listDepth = 0;

  #record = new ByteSpan();
  #recordAt = 0;
  #isTooLarge = false;
  /** The record's open brackets; 0 outside a record that is skipped over. */
  #depth = 0;
  /** The start of the current string, or -1. */
  #stringAt = -1;
  #escaped = false;

  /** @param mostValues of all records together */
  constructor(envelopes: ReadonlySet<string>, start: number, mostValues = Number.POSITIVE_INFINITY) {
    this.#envelopes = envelopes;
    this.#valuesLeft = mostValues;
    this.#base = start;
  }

  /** The fields outside the list; complete after the last chunk. Empty if there is no list. */
  get envelopeFields(): SourceRecord {
    return this.format === 'json' ? this.#envelopeFields.found : {};
  }

  /** The records that end in the chunk. */
  push(chunk: Buffer): FileRecord[] {
    const records: FileRecord[] = [];
    let i = 0;
    while (i < chunk.length) {
      if (this.#depth > 0) {
        i = this.#passRecord(chunk, i);
        if (this.#depth === 0) {
          records.push(this.#parse(this.#record.close(chunk, i)));
          this.#endValue();
        }
      } else if (this.#token.isOpen) i = this.#passToken(chunk, i, records);
      else i = this.#step(chunk, i, records);
    }
    if (this.#token.isOpen) this.#token.append(chunk);
    if (this.#record.isOpen && this.#record.append(chunk) > MAX_RECORD) this.#refuseLarge();
    this.#base += chunk.length;
    if (this.#stringAt >= 0) this.#checkString(this.#base);
    return records;
  }

  /** To be called after the last chunk. */
  end(): void {
    if (this.#depth > 0 || this.#token.isOpen || (this.#expected !== 'line' && this.#expected !== 'nothing'))
      throw unreadable(this.#base, cutOff);
  }

  #step(chunk: Buffer, i: number, records: FileRecord[]): number {
    const byte = chunk[i] as number;
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return i + 1;
    const expected = this.#expected;
    const at = this.#base + i;
    if (expected === 'nothing') throw unreadable(at, afterTheEnd);
    if (expected === 'line' && byte !== OPEN_OBJECT) throw unreadable(at, byte === OPEN_LIST ? mixed : noLine);
    const wantsValue = expected === 'value' || expected === 'valueOrEnd' || expected === 'line';
    const wantsName = expected === 'name' || expected === 'nameOrEnd';
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      if (!wantsValue) throw unreadable(at, invalid);
      if (expected === 'line' || this.#isInRecords()) {
        this.#beginRecord(i);
        this.#depth = 1;
      } else this.#openMark(byte, i);
      return i + 1;
    }
    if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      const mayEnd = expected === 'commaOrEnd' || expected === (byte === CLOSE_OBJECT ? 'nameOrEnd' : 'valueOrEnd');
      if (!mayEnd || this.#open.at(-1) !== byte - 2) throw unreadable(at, invalid);
      this.#closeMark(chunk, i + 1, records);
      return i + 1;
    }
    if (byte === COMMA) {
      if (expected !== 'commaOrEnd') throw unreadable(at, invalid);
      this.#expected = this.#open.at(-1) === OPEN_OBJECT ? 'name' : 'value';
      return i + 1;
    }
    if (byte === COLON) {
      if (expected !== 'colon') throw unreadable(at, invalid);
      this.#expected = 'value';
      return i + 1;
    }
    if (!wantsValue && !(wantsName && byte === QUOTE)) throw unreadable(at, invalid);
    this.#token.begin(i);
    this.#tokenAt = at;
    this.#tokenIsString = byte === QUOTE;
    if (this.#tokenIsString) this.#stringAt = at;
    return i + 1;
  }

  #isInRecords(): boolean {
    return this.#listDepth > 0 && this.#open.length === this.#listDepth;
  }

  #beginRecord(i: number): void {
    this.#record.begin(i);
    this.#recordAt = this.#base + i;
  }

  #openMark(mark: number, i: number): void {
    this.#checkDepth(this.#open.length + 1, i);
    if (this.#open.length === 0 && mark === OPEN_OBJECT) this.#beginRecord(i);
    else if (this.#open.length > 0) this.#names.push(this.#name);
    this.#envelopeFields.open(mark === OPEN_LIST, this.#name);
    this.#name = '';
    this.#open.push(mark);
    this.#expected = mark === OPEN_OBJECT ? 'nameOrEnd' : 'valueOrEnd';
    // A list inside a list has an empty key, so it is not taken for the records'.
    if (mark === OPEN_LIST && !this.format && this.#names.every((name) => this.#envelopes.has(name))) {
      this.format = 'json';
      this.#listDepth = this.#open.length;
      this.#record.drop();
      this.#envelopeFields.leaveOut();
    }
  }

  #closeMark(chunk: Buffer, end: number, records: FileRecord[]): void {
    if (this.#isInRecords()) this.#listDepth = 0;
    this.#open.pop();
    this.#names.pop();
    this.#envelopeFields.close();
    if (this.#open.length === 0 && !this.format) {
      if (this.#isTooLarge) throw unreadable(this.#recordAt, tooLarge);
      this.format = 'ndjson';
      records.push(this.#parse(this.#record.close(chunk, end)));
    }
    this.#endValue();
  }

  #endValue(): void {
    this.#expected = this.#open.length > 0 ? 'commaOrEnd' : this.format === 'ndjson' ? 'line' : 'nothing';
  }

  #passToken(chunk: Buffer, from: number, records: FileRecord[]): number {
    let end = from;
    if (this.#tokenIsString) {
      end = this.#passString(chunk, from);
      if (this.#stringAt >= 0) return end;
    } else {
      while (end < chunk.length && isOfWord(chunk[end] as number)) end++;
      this.#checkString(this.#base + end, this.#tokenAt);
      if (end === chunk.length) return end;
    }
    const token = this.#token.close(chunk, end);
    if (this.#isInRecords()) {
      this.#recordAt = this.#tokenAt;
      records.push(this.#parse(token));
      this.#endValue();
      return end;
    }
    const value = parsed(token.toString('utf8'));
    if (value === undefined) throw unreadable(this.#tokenAt, invalid);
    if (this.#expected === 'name' || this.#expected === 'nameOrEnd') {
      this.#name = String(value);
      this.#expected = 'colon';
    } else {
      this.#envelopeFields.add(this.#name, value);
      this.#endValue();
    }
    return end;
  }

  /** Skips to the end of the record or of the chunk. */
  #passRecord(chunk: Buffer, from: number): number {
    let i = this.#stringAt >= 0 ? this.#passString(chunk, from) : from;
    let depth = this.#depth;
    const end = chunk.length;
    while (i < end) {
      const byte = chunk[i++] as number;
      if (byte === QUOTE) {
        this.#stringAt = this.#base + i - 1;
        i = this.#passString(chunk, i);
        continue;
      }
      const bracket = byte | EITHER_BRACKET;
      if (bracket === OPEN_OBJECT) {
        depth++;
        this.#checkDepth(this.#open.length + depth, i - 1);
      } else if (bracket === CLOSE_OBJECT && --depth === 0) break;
    }
    this.#depth = depth;
    return i;
  }

  /** Skips past the closing quote, or to the end of the chunk. */
  #passString(chunk: Buffer, from: number): number {
    const end = chunk.length;
    let i = this.#escaped ? from + 1 : from;
    this.#escaped = false;
    while (i < end) {
      const byte = chunk[i] as number;
      if (byte === QUOTE) {
        this.#checkString(this.#base + i);
        this.#stringAt = -1;
        return i + 1;
      }
      i += byte === BACKSLASH ? 2 : 1;
    }
    this.#escaped = i > end;
    return end;
  }

  #parse(bytes: Buffer): FileRecord {
    if (bytes.length > MAX_RECORD) throw unreadable(this.#recordAt, tooLarge);
    // What is short cannot have too many, unless they are counted together.
    const values = bytes.length > MAX_VALUES || this.#valuesLeft < Number.POSITIVE_INFINITY ? countValues(bytes) : 0;
    this.#valuesLeft -= values;
    if (values > MAX_VALUES || this.#valuesLeft < 0) throw unreadable(this.#recordAt, tooManyValues);
    const text = bytes.toString('utf8');
    const value = parsed(text);
    if (value === undefined) throw unreadable(this.#recordAt, noJson);
    return { text, value };
  }

  #checkDepth(depth: number, i: number): void {
    if (depth > MAX_DEPTH) throw unreadable(this.#base + i, tooDeep);
  }

  #checkString(end: number, start = this.#stringAt): void {
    if (end - start > MAX_STRING + 1) throw unreadable(start, tooLong);
  }

  /** A large object may still contain the list, so it is only refused if none follows. */
  #refuseLarge(): void {
    if (this.#depth > 0) throw unreadable(this.#recordAt, tooLarge);
    this.#record.drop();
    this.#isTooLarge = true;
  }
}

/** Letters, digits and signs: the characters of numbers and words. */
function isOfWord(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x2b && byte <= 0x2e && byte !== COMMA)
  );
}

/** Counts the values in JSON text at all depths: one per comma, and one per non-empty bracket. */
function countValues(bytes: Buffer): number {
  let count = 1;
  let last = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte <= SPACE) continue;
    const bracket = byte | EITHER_BRACKET;
    if (byte === COMMA || bracket === OPEN_OBJECT) count++;
    else if (bracket === CLOSE_OBJECT && (last | EITHER_BRACKET) === OPEN_OBJECT) count--;
    else if (byte === QUOTE) {
      while (++i < bytes.length && bytes[i] !== QUOTE) if (bytes[i] === BACKSLASH) i++;
    }
    last = byte;
  }
  return count;
}

/** undefined for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
