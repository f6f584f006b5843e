// The values of rows in a form that is the same on both engines, and hashes of rows in this form.
import { hash } from 'node:crypto';

/** What a column holds, as far as the engines write it differently. */
export type Kind = 'text' | 'integer' | 'numeric' | 'double' | 'float' | 'boolean' | 'json' | 'instant' | 'bytes';
export type Column = { name: string; kind: Kind };
export type Table = { name: string; columns: readonly Column[] };
/** Numbers are decimal texts, booleans 0 and 1, instants UTC with milliseconds, JSON has sorted keys and no spaces. */
export type Value = string | Uint8Array | null;

/** `2026-05-28 11:00:00.12+00` (PostgreSQL in UTC) or any ISO instant → `2026-05-28T11:00:00.120Z`. */
export function toInstant(text: string): string {
  if (text.length === 24 && text[10] === 'T' && text.endsWith('Z')) return text;
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00|Z)$/.exec(text);
  if (parts) return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`;
  const time = Date.parse(text);
  // What is no instant stays as it is, and differs from everything else.
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** A decimal number without zeros at its end. */
export function toNumeric(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** JSON with sorted keys and without spaces. */
export function toJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** How many bytes a row takes, roughly. */
export function sizeOf(row: readonly Value[]): number {
  let size = 0;
  for (const value of row) size += value?.length ?? 0;
  return size;
}

/** Words of 32 bits in a hash. */
const WORDS = 8;

/** What rows add up to. */
export type RowsSum = { rows: number; hash: string };

/** Adds up the hashes of rows, whatever their order: two sets of rows have the same sum only if they are the same. */
export class RowsHash {
  rows = 0;
  readonly #words = new Uint32Array(WORDS);
  readonly #columns: readonly Column[];

  constructor({ columns }: Table, from?: RowsSum) {
    this.#columns = columns;
    if (!from) return;
    this.rows = from.rows;
    const bytes = Buffer.from(from.hash, 'hex');
    for (let word = 0; word < WORDS; word++) this.#words[word] = bytes.readUInt32BE(word * 4);
  }

  add(rows: readonly (readonly Value[])[]): void {
    for (const row of rows) {
      const digest = hash('sha256', row.map((value, index) => this.#write(value, index)).join(''), 'buffer');
      for (let word = 0; word < WORDS; word++) this.#words[word] = (this.#words[word] as number) + digest.readUInt32BE(word * 4);
    }
    this.rows += rows.length;
  }

  get sum(): RowsSum {
    const bytes = Buffer.alloc(WORDS * 4);
    for (let word = 0; word < WORDS; word++) bytes.writeUInt32BE(this.#words[word] as number, word * 4);
    return { rows: this.rows, hash: bytes.toString('hex') };
  }

  #write(value: Value, index: number): string {
    if (value === null) return '-;';
    const text = typeof value === 'string' ? value : hash('sha256', value);
    // A number of four bytes has other digits as one of eight.
    const written = this.#columns[index]?.kind === 'float' ? String(Math.fround(Number(text))) : text;
    return `${written.length}:${written};`;
  }
}
