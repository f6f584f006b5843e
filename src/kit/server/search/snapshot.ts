// An index as a file, so that the next start need not read all rows: arrays one after the other, a list of them with checksums at the end.
import { closeSync, fstatSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Raised when files of earlier programs can no longer be read. */
const FORMAT = 3;
const TRAILER = 16;
const MAGIC = 0x43455254;
/** Arrays begin at multiples of their elements' size, the largest of which this is. */
const ALIGNMENT = 8;

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
type Listed = { name: string; at: number; bytes: number; crc: number };
type Footer = { format: number; key: string; parts: Listed[] };

/** The file cannot be used: the index is built from the rows again. */
export class SnapshotFault extends Error {}

/** Writes beside the file, and replaces it at the end: killed at any moment, the file is the old one or the new one. */
export class SnapshotWriter {
  readonly #path: string;
  readonly #file: number;
  readonly #parts: Listed[] = [];
  #at = 0;

  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(this.#new, 'w', 0o600);
  }

  array(name: string, array: Numbers): void {
    for (const _ of this.pieces(name, [array]));
  }

  /** An array in pieces, which need not exist at the same time; the caller may do other work after each. */
  *pieces(name: string, pieces: Iterable<Numbers>): Generator<void> {
    const from = this.#at;
    let crc = 0;
    for (const piece of pieces) {
      const bytes = new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
      crc = crc32(bytes, crc);
      this.#write(bytes);
      yield;
    }
    this.#parts.push({ name, at: from, bytes: this.#at - from, crc });
    this.#write(new Uint8Array((ALIGNMENT - (this.#at % ALIGNMENT)) % ALIGNMENT));
  }

  json(name: string, value: unknown): void {
    this.array(name, Buffer.from(JSON.stringify(value)));
  }

  /** @param key what the index was built from and for; a reader with another key refuses it */
  close(key: string): void {
    const footer = Buffer.from(JSON.stringify({ format: FORMAT, key, parts: this.#parts } satisfies Footer));
    const trailer = new Uint32Array([footer.length, crc32(footer), FORMAT, MAGIC]);
    this.#write(footer);
    this.#write(new Uint8Array(trailer.buffer));
    fsyncSync(this.#file);
    closeSync(this.#file);
    renameSync(this.#new, this.#path);
  }

  /** Removes what was written so far. */
  abandon(): void {
    closeSync(this.#file);
    rmSync(this.#new, { force: true });
  }

  get #new(): string {
    return `${this.#path}.new`;
  }

  #write(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#file, bytes, from);
    this.#at += bytes.length;
  }
}

export class SnapshotReader {
  readonly #file: number;
  readonly #parts: Map<string, Listed>;

  /** @throws {SnapshotFault} there is no such file, it is damaged, or it has another key */
  constructor(path: string, key: string) {
    try {
      this.#file = openSync(path, 'r');
    } catch (cause) {
      throw new SnapshotFault('There is no snapshot.', { cause });
    }
    const footer = this.#readFooter();
    if (footer.key !== key) throw new SnapshotFault('The snapshot is of another index.');
    this.#parts = new Map(footer.parts.map((part) => [part.name, part]));
  }

  array<T extends Numbers>(name: string, kind: { new (buffer: ArrayBuffer): T; BYTES_PER_ELEMENT: number }): T {
    const part = this.#parts.get(name);
    if (!part || part.bytes % kind.BYTES_PER_ELEMENT !== 0) throw new SnapshotFault(`The snapshot has no ${name}.`);
    const bytes = this.#read(part.at, part.bytes);
    if (crc32(bytes) !== part.crc) throw new SnapshotFault(`The snapshot is damaged: ${name}.`);
    return new kind(bytes.buffer);
  }

  json(name: string): unknown {
    return JSON.parse(Buffer.from(this.array(name, Uint8Array)).toString());
  }

  close(): void {
    closeSync(this.#file);
  }

  #readFooter(): Footer {
    const { size } = fstatSync(this.#file);
    if (size < TRAILER) throw new SnapshotFault('The snapshot is incomplete.');
    const [length = 0, crc, format, magic] = new Uint32Array(this.#read(size - TRAILER, TRAILER).buffer);
    if (magic !== MAGIC || format !== FORMAT || length > size - TRAILER) throw new SnapshotFault('The file is no snapshot.');
    const footer = this.#read(size - TRAILER - length, length);
    if (crc32(footer) !== crc) throw new SnapshotFault('The snapshot is damaged.');
    return JSON.parse(Buffer.from(footer).toString());
  }

  #read(at: number, length: number): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(length);
    for (let from = 0; from < length; ) {
      const read = readSync(this.#file, bytes, from, length - from, at + from);
      if (read === 0) throw new SnapshotFault('The snapshot is incomplete.');
      from += read;
    }
    return bytes;
  }
}
