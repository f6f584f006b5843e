// The entries of a ZIP file in memory, each decompressed as a stream up to a limit.
import { crc32 } from 'node:zlib';
import type { LocalizedText } from '#kit/errors.ts';
import { ByteSource } from '../bytes/byteSource.ts';
import { checkUnpacked, inflate } from '../bytes/inflate.ts';
import { cutOff, damaged, unreadable } from '../unreadable.ts';
import { zipName } from './zipNames.ts';

const PART = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const PART_HEAD = 30;
const ENTRY_HEAD = 46;
const END_HEAD = 22;
const LONGEST_COMMENT = 0xffff;
/** The value of a field whose number is too large for it, or was not known when it was written. */
const ELSEWHERE = 0xffffffff;
const LARGE_FIGURES = 1;
const IS_ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const STEP = 64 * 1024;

type Part = { name: string; at: number; method: number; flags: number; sum: number; packed: number; unpacked: number };

/** A part as the file announces it; `place` in the directory, since names may be equal. */
export type ListedPart = { place: number; name: string; packed: number; unpacked: number; isEncrypted: boolean };

export class ZipParts {
  readonly #bytes: Buffer;
  readonly #parts: Part[] = [];
  /** By lower-case name, as Office's formats compare them; null if there are several. */
  readonly #named = new Map<string, Part | null>();

  /** @throws {Problem} `unreadable-file` */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const end = this.#findEnd();
    let at = bytes.readUInt32LE(end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) at = this.#readEntry(at, end);
  }

  has(name: string): boolean {
    return this.#named.has(name.toLowerCase());
  }

  /** The parts in the order of the directory, folders too. */
  list(): ListedPart[] {
    return this.#parts.map(({ name, packed, unpacked, flags }, place) => {
      return { place, name, packed, unpacked, isEncrypted: (flags & IS_ENCRYPTED) !== 0 };
    });
  }

  /** Offset of the part in the file. */
  positionOf(name: string): number {
    return this.#named.get(name.toLowerCase())?.at ?? 0;
  }

  /**
   * The part's content, decompressed and verified by its checksum.
   * @param wanted a name that only one part has, or a place in the directory
   * @param most maximum size in bytes
   * @throws {Problem} `unreadable-file`
   */
  async *read(wanted: string | number, most: number): AsyncGenerator<Buffer> {
    const part = typeof wanted === 'string' ? this.#named.get(wanted.toLowerCase()) : this.#parts[wanted];
    if (!part) throw damaged(0);
    if (part.flags & IS_ENCRYPTED) throw unreadable(part.at, isEncrypted);
    if (part.method !== STORED && part.method !== DEFLATED) throw damaged(part.at);
    const start = this.#startOf(part);
    const packed = this.#bytes.subarray(start, start + part.packed);
    if (packed.length < part.packed) throw unreadable(this.#bytes.length, cutOff);
    const source = new ByteSource(pieces(packed), start);
    let sum = 0;
    let size = 0;
    for await (const piece of part.method === STORED ? pieces(packed) : inflate(source)) {
      sum = crc32(piece, sum);
      size += piece.length;
      const taken = part.method === STORED ? size : source.position - start;
      checkUnpacked(size, taken, most, start + taken);
      yield piece;
    }
    if (sum !== part.sum || size !== part.unpacked) throw damaged(start);
  }

  #findEnd(): number {
    const { length } = this.#bytes;
    for (let at = length - END_HEAD; at >= Math.max(0, length - END_HEAD - LONGEST_COMMENT); at--) {
      if (this.#bytes.readUInt32LE(at) !== DIRECTORY_END) continue;
      const behind = at + END_HEAD + this.#bytes.readUInt16LE(at + 20);
      if (behind === length) return at;
      if (behind < length)
        throw unreadable(behind, {
          pt: 'há dados depois do fim do arquivo compactado',
          en: 'there is data after the end of the compressed file',
          fr: 'il y a autre chose après la fin du fichier compressé',
          de: 'nach dem Ende der komprimierten Datei folgt noch etwas',
        });
    }
    throw unreadable(length, cutOff);
  }

  /** @returns the offset of the next entry */
  #readEntry(at: number, end: number): number {
    const bytes = this.#bytes;
    if (at + ENTRY_HEAD > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged(at);
    const nameEnd = at + ENTRY_HEAD + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const next = extraEnd + bytes.readUInt16LE(at + 32);
    if (next > end) throw damaged(at);
    const [unpacked, packed, partAt] = largeFigures(bytes.subarray(nameEnd, extraEnd), [
      bytes.readUInt32LE(at + 24),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]) as [number, number, number];
    const flags = bytes.readUInt16LE(at + 8);
    const name = zipName(bytes.subarray(at + ENTRY_HEAD, nameEnd), flags, bytes.subarray(nameEnd, extraEnd));
    const [method, sum] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16)];
    const part: Part = { name, at: partAt, packed, unpacked, method, flags, sum };
    this.#parts.push(part);
    // Programs disagree on which of two equal names is used.
    this.#named.set(name.toLowerCase(), this.has(name) ? null : part);
    return next;
  }

  /** Offset of the compressed bytes. */
  #startOf({ at }: Part): number {
    if (at + PART_HEAD > this.#bytes.length || this.#bytes.readUInt32LE(at) !== PART) throw damaged(at);
    return at + PART_HEAD + this.#bytes.readUInt16LE(at + 26) + this.#bytes.readUInt16LE(at + 28);
  }
}

/** Replaces numbers that do not fit their field by those of the ZIP64 extra field, in order. */
function largeFigures(extra: Buffer, figures: number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LARGE_FIGURES) continue;
    let from = at + 4;
    return figures.map((figure) => {
      if (figure !== ELSEWHERE || from + 8 > extra.length) return figure;
      from += 8;
      return Number(extra.readBigUInt64LE(from - 8));
    });
  }
  return figures;
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let i = 0; i < bytes.length; i += STEP) yield bytes.subarray(i, i + STEP);
}

const isEncrypted: LocalizedText = {
  pt: 'o arquivo está protegido por senha; salve-o sem senha',
  en: 'the file is protected by a password; save it without one',
  fr: 'le fichier est protégé par un mot de passe ; enregistrez-le sans mot de passe',
  de: 'die Datei ist mit einem Passwort geschützt; speichern Sie sie ohne Passwort',
};
