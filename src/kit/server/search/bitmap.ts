import { grown } from './grown.ts';

/** A word with all its bits on: its documents are passed over without looking for bits, which is faster. */
export const FULL = 0xffffffff;

/** A set of document numbers, one bit each. Sets of one index may differ in length: bits beyond the end are off. */
export class Bitmap {
  words: Uint32Array;

  constructor(documents = 0) {
    this.words = new Uint32Array(Math.ceil(documents / 32));
  }

  /** Makes room for documents below `documents`, with some to spare. */
  reserve(documents: number): void {
    this.words = grown(this.words, Math.ceil(documents / 32));
  }

  add(document: number): void {
    this.reserve(document + 1);
    this.words[document >>> 5] = (this.words[document >>> 5] as number) | (1 << (document & 31));
  }

  delete(document: number): void {
    if (document >>> 5 < this.words.length) this.words[document >>> 5] = (this.words[document >>> 5] as number) & ~(1 << (document & 31));
  }

  has(document: number): boolean {
    return (((this.words[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;
  }

  /** Whether the other set has all its documents. */
  isPartOf(other: Bitmap): boolean {
    const [mine, others] = [this.words, other.words];
    for (let at = 0; at < mine.length; at++) if (((mine[at] as number) & ~(others[at] ?? 0)) !== 0) return false;
    return true;
  }

  copy(): Bitmap {
    const copy = new Bitmap();
    copy.words = this.words.slice();
    return copy;
  }

  and(other: Bitmap): this {
    const [mine, others] = [this.words, other.words];
    const common = Math.min(mine.length, others.length);
    for (let at = 0; at < common; at++) mine[at] = (mine[at] as number) & (others[at] as number);
    mine.fill(0, common);
    return this;
  }

  or(other: Bitmap): this {
    this.reserve(other.words.length * 32);
    const [mine, others] = [this.words, other.words];
    for (let at = 0; at < others.length; at++) mine[at] = (mine[at] as number) | (others[at] as number);
    return this;
  }

  andNot(other: Bitmap): this {
    const [mine, others] = [this.words, other.words];
    const common = Math.min(mine.length, others.length);
    for (let at = 0; at < common; at++) mine[at] = (mine[at] as number) & ~(others[at] as number);
    return this;
  }

  /** How many documents the set has. */
  count(): number {
    let total = 0;
    for (let at = 0; at < this.words.length; at++) total += bitsOf(this.words[at] as number);
    return total;
  }

  /** Calls `use` for each document, in ascending order. */
  forEach(use: (document: number) => void): void {
    for (let at = 0; at < this.words.length; at++) {
      for (let rest = this.words[at] as number; rest !== 0; rest &= rest - 1) use(at * 32 + 31 - Math.clz32(rest & -rest));
    }
  }

  /** The documents in ascending order. @param roomFor an array of so many numbers to put them into */
  toArray(roomFor = (length: number) => new Uint32Array(length)): Uint32Array {
    const documents = roomFor(this.count());
    const { words } = this;
    for (let at = 0, length = 0; at < words.length; at++)
      for (let rest = words[at] as number; rest !== 0; rest &= rest - 1) documents[length++] = at * 32 + 31 - Math.clz32(rest & -rest);
    return documents;
  }
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
