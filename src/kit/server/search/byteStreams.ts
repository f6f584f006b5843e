// Many growing streams of bytes in few large pages: a typed array for each of half a million words would take far more memory.
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

/** Bytes of a page. */
const PAGE = 1 << 20;
/** Payload of a stream's first block; each next one has twice as much, up to the longest. */
const SHORTEST = 8;
const LONGEST = 4096;
/** Each block ends with the address of the next one. */
const LINK = 4;

/** What 32 bits count. Blocks have room for as much. */
const MOST_SETTLED = 2 ** 32 - 1;

/** Bytes that are written at a time: some ms of work, if they have to be read and written again. */
const PIECE = 1 << 16;

export class ByteStreams {
  /** What came from a snapshot: the bytes of all streams, one stream after the other, and where each ends. Later bytes are in blocks. */
  #settled: { bytes: Uint8Array; ends: Uint32Array } = { bytes: new Uint8Array(), ends: new Uint32Array() };
  #pages: Uint8Array[] = [];
  /** Where the next block begins. */
  #free = 0;
  #count = 0;
  /** Of the blocks of each stream: address of the first and of the last, payload of the last one, bytes in that, and in all. */
  #first: Uint32Array = new Uint32Array(0);
  #last: Uint32Array = new Uint32Array(0);
  #size: Uint16Array = new Uint16Array(0);
  #used: Uint16Array = new Uint16Array(0);
  #length: Uint32Array = new Uint32Array(0);
  #scratch: Uint8Array = new Uint8Array(1024);

  /** @returns the number of a new, empty stream */
  open(): number {
    this.#setCount(this.#count + 1);
    return this.#count - 1;
  }

  lengthOf(stream: number): number {
    return this.#settledLength(stream) + (this.#length[stream] as number);
  }

  get memory(): number {
    const { bytes, ends } = this.#settled;
    return bytes.byteLength + ends.byteLength + this.#pages.length * PAGE + this.#first.length * 16 + this.#scratch.length;
  }

  push(stream: number, byte: number): void {
    const size = this.#size[stream] as number;
    if ((this.#used[stream] as number) === size) this.#addBlock(stream, size);
    const address = (this.#last[stream] as number) + (this.#used[stream] as number);
    (this.#pages[address >>> 20] as Uint8Array)[address & (PAGE - 1)] = byte;
    this.#used[stream] = (this.#used[stream] as number) + 1;
    this.#length[stream] = (this.#length[stream] as number) + 1;
  }

  /** Writes a number of up to 32 bits in one to five bytes, seven bits each. */
  pushVarint(stream: number, value: number): void {
    let rest = value;
    while (rest > 127) {
      this.push(stream, (rest & 127) | 128);
      rest >>>= 7;
    }
    this.push(stream, rest);
  }

  /** The bytes of a stream. Valid until the next call; bytes beyond `lengthOf` mean nothing. */
  read(stream: number): Uint8Array {
    const settled = this.#settledLength(stream);
    const from = stream > 0 && settled > 0 ? (this.#settled.ends[stream - 1] as number) : 0;
    const piece = this.#settled.bytes.subarray(from, from + settled);
    const blocks = this.#length[stream] as number;
    if (blocks === 0) return piece;
    if (this.#scratch.length < settled + blocks) this.#scratch = new Uint8Array(Math.ceil((settled + blocks) * 1.25));
    this.#scratch.set(piece);
    let address = this.#first[stream] as number;
    let size = SHORTEST;
    for (let at = 0; at < blocks; ) {
      const page = this.#pages[address >>> 20] as Uint8Array;
      const start = address & (PAGE - 1);
      const taken = Math.min(size, blocks - at);
      this.#scratch.set(page.subarray(start, start + taken), settled + at);
      at += taken;
      if (at < blocks) address = readLink(page, start + size);
      size = Math.min(size * 2, LONGEST);
    }
    return this.#scratch;
  }

  /** @param bytesOf what to write of a stream; valid until it is called for the next one */
  *save(to: SnapshotWriter, name: string, bytesOf: (stream: number) => Uint8Array): Generator<void> {
    const ends = new Uint32Array(this.#count);
    yield* to.pieces(`${name}.bytes`, this.#pieces(bytesOf, ends));
    to.array(`${name}.ends`, ends);
  }

  load(from: SnapshotReader, name: string): void {
    this.#settled = { bytes: from.array(`${name}.bytes`, Uint8Array), ends: from.array(`${name}.ends`, Uint32Array) };
    this.#pages = [];
    this.#free = 0;
    this.#setCount(this.#settled.ends.length);
  }

  /** The bytes of a stream, without those that mean nothing. Valid until the next call. */
  bytesOf(stream: number): Uint8Array {
    return this.read(stream).subarray(0, this.#settledLength(stream) + (this.#length[stream] as number));
  }

  /** All streams, many of them in each piece, and in `ends` where each ends. */
  *#pieces(bytesOf: (stream: number) => Uint8Array, ends: Uint32Array): Generator<Uint8Array> {
    let piece = new Uint8Array(PIECE);
    let used = 0;
    for (let stream = 0, end = 0; stream < this.#count; stream++) {
      const bytes = bytesOf(stream);
      if (used + bytes.length > piece.length) {
        yield piece.subarray(0, used);
        if (bytes.length > piece.length) piece = new Uint8Array(bytes.length);
        used = 0;
      }
      piece.set(bytes, used);
      used += bytes.length;
      end += bytes.length;
      if (end > MOST_SETTLED) throw new RangeError('The texts are too many for one index.');
      ends[stream] = end;
    }
    yield piece.subarray(0, used);
  }

  #setCount(count: number): void {
    this.#count = count;
    this.#first = grown(this.#first, count);
    this.#last = grown(this.#last, count);
    this.#size = grown(this.#size, count);
    this.#used = grown(this.#used, count);
    this.#length = grown(this.#length, count);
  }

  #settledLength(stream: number): number {
    const { ends } = this.#settled;
    if (stream >= ends.length) return 0;
    return (ends[stream] as number) - (stream > 0 ? (ends[stream - 1] as number) : 0);
  }

  #addBlock(stream: number, before: number): void {
    const size = before === 0 ? SHORTEST : Math.min(before * 2, LONGEST);
    const address = this.#reserve(size + LINK);
    if (before === 0) this.#first[stream] = address;
    else {
      const end = (this.#last[stream] as number) + before;
      writeLink(this.#pages[end >>> 20] as Uint8Array, end & (PAGE - 1), address);
    }
    this.#last[stream] = address;
    this.#size[stream] = size;
    this.#used[stream] = 0;
  }

  /** A block lies within one page. */
  #reserve(bytes: number): number {
    const room = PAGE - (this.#free & (PAGE - 1));
    if (this.#pages.length === 0 || room < bytes || room === PAGE) {
      this.#free = this.#pages.length * PAGE;
      this.#pages.push(new Uint8Array(PAGE));
    }
    const address = this.#free;
    this.#free += bytes;
    return address;
  }
}

function readLink(page: Uint8Array, at: number): number {
  return (
    ((page[at] as number) | ((page[at + 1] as number) << 8) | ((page[at + 2] as number) << 16) | ((page[at + 3] as number) << 24)) >>> 0
  );
}

function writeLink(page: Uint8Array, at: number, address: number): void {
  page[at] = address & 255;
  page[at + 1] = (address >>> 8) & 255;
  page[at + 2] = (address >>> 16) & 255;
  page[at + 3] = address >>> 24;
}
