// Values of the documents by column.
import { type Bitmap, FULL } from './bitmap.ts';
import { countCodes } from './countCodes.ts';
import { grown } from './grown.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';
import { Values } from './values.ts';

/** One of many values for each document. */
export class KeywordColumn {
  readonly values = new Values();
  codes = new Uint32Array(256);
  readonly #isLabelled: boolean;

  constructor(isLabelled: boolean) {
    this.#isLabelled = isLabelled;
  }

  get memory(): number {
    return this.codes.byteLength;
  }

  set(document: number, value: string, label?: string): void {
    const number = this.values.add(value);
    this.codes = grown(this.codes, document + 1);
    this.codes[document] = number;
    if (label !== undefined) this.values.label(number, label);
  }

  save(to: SnapshotWriter, name: string, documents: Uint32Array): void {
    this.values.save(to, name);
    if (this.#isLabelled) this.values.saveLabels(to, name);
    to.array(
      `${name}.codes`,
      documents.map((document) => this.codes[document] as number),
    );
  }

  load(from: SnapshotReader, name: string): void {
    this.values.load(from, name);
    if (this.#isLabelled) this.values.loadLabels(from, name);
    this.codes = from.array(`${name}.codes`, Uint32Array);
  }

  /** Keeps in `found` the documents that have one of the values. */
  restrict(found: Bitmap, values: readonly string[]): void {
    restrictCodes(found, this.codes, this.values.chosen(values));
  }

  /** Keeps in `found` the documents with a value that contains the letters, accents and case aside. */
  restrictContaining(found: Bitmap, letters: string): void {
    restrictCodes(found, this.codes, this.values.containing(letters));
  }

  /** How many of the documents have each value, by the values' numbers. */
  count(documents: Bitmap): Uint32Array {
    return countCodes(documents, this.codes, this.values.length);
  }
}

/** Keeps in `found` the documents whose code is wanted. @param codes by document @param isWanted 1 or 0, by code */
export function restrictCodes({ words }: Bitmap, codes: Uint32Array, isWanted: Uint8Array): void {
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as number;
    let kept = 0;
    if (word === FULL) {
      for (let bit = 0; bit < 32; bit++) kept |= (isWanted[codes[at * 32 + bit] as number] as number) << bit;
    } else
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest);
        kept |= (isWanted[codes[at * 32 + bit] as number] as number) << bit;
      }
    words[at] = kept;
  }
}

/** What stands for no number among whole ones. */
const NONE = -(2 ** 31);

/** A number for each document, or none. Whole ones of up to 31 bits, such as seconds, take half the memory. */
export class NumberColumn {
  values: Float64Array | Int32Array;
  readonly #none: number;

  constructor(kind: 'whole' | 'any') {
    this.values = kind === 'whole' ? new Int32Array(256) : new Float64Array(256);
    this.#none = kind === 'whole' ? NONE : Number.NaN;
  }

  get memory(): number {
    return this.values.byteLength;
  }

  set(document: number, value: number | null): void {
    this.values = grown(this.values, document + 1);
    this.values[document] = value ?? this.#none;
  }

  /** The number of a document, NaN if there is none. */
  of(document: number): number {
    const value = this.values[document] as number;
    return value === NONE ? Number.NaN : value;
  }

  save(to: SnapshotWriter, name: string, documents: Uint32Array): void {
    const kept = this.values instanceof Int32Array ? new Int32Array(documents.length) : new Float64Array(documents.length);
    for (const [at, document] of documents.entries()) kept[at] = this.values[document] as number;
    to.array(name, kept);
  }

  load(from: SnapshotReader, name: string): void {
    this.values = this.values instanceof Int32Array ? from.array(name, Int32Array) : from.array(name, Float64Array);
  }

  /** How many of the documents have a number below the first bound, between each two, and from the last one on. */
  countBetween(documents: Bitmap, bounds: readonly number[]): number[] {
    const counts = new Array<number>(bounds.length + 1).fill(0);
    const [{ values }, { words }] = [this, documents];
    for (let at = 0; at < words.length; at++)
      for (let rest = words[at] as number; rest !== 0; rest &= rest - 1) {
        const value = values[at * 32 + 31 - Math.clz32(rest & -rest)] as number;
        // Not a number, or what stands for none.
        if (!(value > NONE)) continue;
        let place = 0;
        while (place < bounds.length && value >= (bounds[place] as number)) place++;
        counts[place] = (counts[place] as number) + 1;
      }
    return counts;
  }

  /** Keeps in `found` the documents with a number from `min` to `max`, both included. */
  restrict(found: Bitmap, min: number, max: number): void {
    const [{ values }, { words }] = [this, found];
    const least = Math.max(min, NONE + 1);
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as number;
      let kept = 0;
      if (word === FULL) {
        for (let bit = 0; bit < 32; bit++) {
          const value = values[at * 32 + bit] as number;
          if (value >= least && value <= max) kept |= 1 << bit;
        }
      } else
        for (let rest = word; rest !== 0; rest &= rest - 1) {
          const bit = 31 - Math.clz32(rest & -rest);
          const value = values[at * 32 + bit] as number;
          if (value >= least && value <= max) kept |= 1 << bit;
        }
      words[at] = kept;
    }
  }
}
