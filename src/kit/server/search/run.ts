import type { Bitmap } from './bitmap.ts';
import { lowerBound } from './lowerBound.ts';

/** Documents as an order has them, read from one end or the other. Places count in the direction of reading. */
export class Run {
  readonly #documents: Uint32Array;
  readonly #isDescending: boolean;

  /** @param documents ascending in the order */
  constructor(documents: Uint32Array, isDescending: boolean) {
    this.#documents = documents;
    this.#isDescending = isDescending;
  }

  get length(): number {
    return this.#documents.length;
  }

  /** The document with the lowest key. */
  get lowest(): number | undefined {
    return this.#documents[0];
  }

  /** The place of a document, -1 if it is not in the run. @param compare as the documents are sorted */
  placeOf(document: number, compare: (one: number, other: number) => number): number {
    let at = lowerBound(this.#documents, (other) => compare(other, document) < 0);
    // Deleted ones with the same id may be before it.
    while (at < this.length && this.#documents[at] !== document && compare(this.#documents[at] as number, document) === 0) at++;
    return this.#documents[at] === document ? this.#mirrored(at) : -1;
  }

  /** How many of the documents from place `from` up to, but without, `to` are in the set. */
  count({ words }: Bitmap, from = 0, to = this.length): number {
    const some = this.#isDescending ? this.#documents.subarray(this.length - to, this.length - from) : this.#documents.subarray(from, to);
    let count = 0;
    for (let at = 0; at < some.length; at++) {
      const document = some[at] as number;
      count += ((words[document >>> 5] as number) >>> (document & 31)) & 1;
    }
    return count;
  }

  /** Passes `skip` documents of the set and adds the next ones to `found` until it has `limit`. @returns how many were passed */
  take({ words }: Bitmap, skip: number, limit: number, found: number[]): number {
    const [documents, isDescending, last] = [this.#documents, this.#isDescending, this.length - 1];
    let passed = 0;
    for (let place = 0; place <= last && found.length < limit; place++) {
      const document = documents[isDescending ? last - place : place] as number;
      if ((((words[document >>> 5] as number) >>> (document & 31)) & 1) === 0) continue;
      if (passed < skip) passed++;
      else found.push(document);
    }
    return passed;
  }

  /** The first document of the set from a place on, backwards with a `step` of -1. */
  nearest(set: Bitmap, from: number, step: 1 | -1): number | undefined {
    for (let place = from; place >= 0 && place < this.length; place += step) {
      const document = this.#documents[this.#mirrored(place)] as number;
      if (set.has(document)) return document;
    }
    return undefined;
  }

  #mirrored(place: number): number {
    return this.#isDescending ? this.length - 1 - place : place;
  }
}
