// The documents of frequent words as sets: to combine words of a set is far less than to read postings of a million documents.
import type { Bitmap } from './bitmap.ts';

/** A word in more than this part of the documents is frequent. */
const PART = 64;
/** Sets that are kept: those that were asked for last. A set takes a bit for each document. */
const MOST = 16;

type Kept = { word: number; fields: number; documents: Bitmap };

export class FrequentSets {
  #kept: Kept[] = [];

  get memory(): number {
    return this.#kept.reduce((sum, { documents }) => sum + documents.words.byteLength, 0);
  }

  isWorth(frequency: number, documents: number): boolean {
    return frequency > documents / PART;
  }

  /** The documents with the word in one of the fields, only to be read; undefined if they are not kept. */
  get(word: number, fields: number): Bitmap | undefined {
    const at = this.#kept.findIndex((one) => one.word === word && one.fields === fields);
    if (at < 0) return undefined;
    const [found] = this.#kept.splice(at, 1) as [Kept];
    this.#kept.unshift(found);
    return found.documents;
  }

  /** Keeps the set instead of the one that was not asked for longest. @returns the set */
  put(word: number, fields: number, documents: Bitmap): Bitmap {
    this.#kept = [{ word, fields, documents }, ...this.#kept.slice(0, MOST - 1)];
    return documents;
  }

  /** A new document has the word in these fields. */
  add(word: number, fields: number, document: number): void {
    for (const one of this.#kept) if (one.word === word && (one.fields & fields) !== 0) one.documents.add(document);
  }

  clear(): void {
    this.#kept = [];
  }
}
