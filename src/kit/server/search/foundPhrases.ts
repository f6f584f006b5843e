// The phrases that were searched last: their pages, counts and facets are asked for together.
import type { Bitmap } from './bitmap.ts';

type Found = { key: string; within: Bitmap; documents: Bitmap };

/** Each keeps two bits per document. */
const MOST = 4;

export class FoundPhrases {
  #found: Found[] = [];

  /** Documents with the phrase, at least all those `within`; undefined if it is not known. */
  get(key: string, within: Bitmap): Bitmap | undefined {
    return this.#found.find((one) => one.key === key && within.isPartOf(one.within))?.documents;
  }

  /** @param documents all documents `within` that have the phrase; neither is changed afterwards */
  add(key: string, within: Bitmap, documents: Bitmap): void {
    this.#found = [{ key, within, documents }, ...this.#found.slice(0, MOST - 1)];
  }

  /** Documents were added. */
  clear(): void {
    this.#found = [];
  }
}
