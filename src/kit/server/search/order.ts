// The documents in the order of a column, kept up to date as documents are added.
import type { Bitmap } from './bitmap.ts';
import { sortByKey } from './radixSort.ts';
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts';

/** The key of a document, NaN if it has none, and what tells equal ones apart: no two live documents have the same id. */
export type Keys = { keyOf(document: number): number; idOf(document: number): number };

/** From where in an order: documents with keys from `min` up to, but without, `max`. Without bounds, those without a key come last. */
export type KeyRange = { isDescending: boolean; min?: number; max?: number };

/** Fewer matches than this are sorted themselves, instead of looked for in the order of all. */
const FEW = 1000;

export class Order {
  readonly #keys: Keys;
  /** Ascending by key and id; and by id alone those without a key. Deleted ones stay. */
  #sorted: Uint32Array = new Uint32Array();
  #keyless: Uint32Array = new Uint32Array();
  #known = 0;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  get memory(): number {
    return this.#sorted.byteLength + this.#keyless.byteLength;
  }

  /** @param renumbered the new number plus one of each document, 0 for those that are left out */
  save(to: SnapshotWriter, name: string, renumbered: Uint32Array): void {
    const kept = (documents: Uint32Array) =>
      documents.filter((document) => renumbered[document] !== 0).map((document) => (renumbered[document] as number) - 1);
    to.array(`${name}.sorted`, kept(this.#sorted));
    to.array(`${name}.keyless`, kept(this.#keyless));
  }

  /** @param documents how many there were, so that only later ones are taken in */
  load(from: SnapshotReader, name: string, documents: number): void {
    this.#sorted = from.array(`${name}.sorted`, Uint32Array);
    this.#keyless = from.array(`${name}.keyless`, Uint32Array);
    this.#known = documents;
  }

  /** Takes in the documents up to `documents`; of the new ones only those that are live. */
  refresh(documents: number, live: Bitmap): void {
    const added: number[] = [];
    for (let document = this.#known; document < documents; document++) if (live.has(document)) added.push(document);
    this.#known = documents;
    if (added.length === 0) return;
    const { keyOf, idOf } = this.#keys;
    const byId = sortByKey(Uint32Array.from(added), idOf);
    const hasKey = (document: number) => !Number.isNaN(keyOf(document));
    const keyed = sortByKey(byId.filter(hasKey), keyOf);
    const keyless = byId.filter((document) => !hasKey(document));
    this.#sorted = merge(this.#sorted, keyed, (one, other) => this.#compare(one, other));
    this.#keyless = merge(this.#keyless, keyless, (one, other) => idOf(one) - idOf(other));
  }

  /** @returns the matches from `offset` on, at most `limit`, and how many were passed, if there are less than `offset` */
  page(matches: Bitmap, range: KeyRange, offset: number, limit: number, total: number): { documents: number[]; passed: number } {
    if (total <= FEW) {
      const all = this.#sortFew(matches, range);
      return { documents: all.slice(offset, offset + limit), passed: Math.min(offset, all.length) };
    }
    const documents: number[] = [];
    let passed = 0;
    this.walk(range, (document) => {
      if (!matches.has(document)) return true;
      if (passed < offset) passed++;
      else documents.push(document);
      return documents.length < limit;
    });
    return { documents, passed };
  }

  /** Calls `use` in order until it returns false. @returns whether it never did */
  walk({ isDescending, min, max }: KeyRange, use: (document: number) => boolean): boolean {
    const from = min === undefined ? 0 : this.#firstAtLeast(min);
    const to = max === undefined ? this.#sorted.length : this.#firstAtLeast(max);
    if (!walk(this.#sorted.subarray(from, to), isDescending, use)) return false;
    return min !== undefined || max !== undefined || walk(this.#keyless, isDescending, use);
  }

  #sortFew(matches: Bitmap, { isDescending, min, max }: KeyRange): number[] {
    const { keyOf, idOf } = this.#keys;
    const isBounded = min !== undefined || max !== undefined;
    const [keyed, keyless]: [number[], number[]] = [[], []];
    matches.forEach((document) => {
      const key = keyOf(document);
      if (Number.isNaN(key)) {
        if (!isBounded) keyless.push(document);
      } else if (!(key < (min ?? -Infinity)) && (max === undefined || key < max)) keyed.push(document);
    });
    const sign = isDescending ? -1 : 1;
    keyed.sort((one, other) => sign * this.#compare(one, other));
    keyless.sort((one, other) => sign * (idOf(one) - idOf(other)));
    return [...keyed, ...keyless];
  }

  #compare(one: number, other: number): number {
    const { keyOf, idOf } = this.#keys;
    return keyOf(one) - keyOf(other) || idOf(one) - idOf(other);
  }

  #firstAtLeast(key: number): number {
    return lowerBound(this.#sorted, (document) => this.#keys.keyOf(document) < key);
  }
}

function walk(documents: Uint32Array, isDescending: boolean, use: (document: number) => boolean): boolean {
  const last = documents.length - 1;
  if (isDescending) {
    for (let at = last; at >= 0; at--) if (!use(documents[at] as number)) return false;
  } else for (let at = 0; at <= last; at++) if (!use(documents[at] as number)) return false;
  return true;
}

/** The first place for which `isBefore` does not hold. */
function lowerBound(documents: Uint32Array, isBefore: (document: number) => boolean): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(documents[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Merges two sorted lists: few are put between many in blocks. */
function merge(many: Uint32Array, few: Uint32Array, compare: (one: number, other: number) => number): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(many.length + few.length);
  let [from, to] = [0, 0];
  for (const document of few) {
    const place = from + lowerBound(many.subarray(from), (other) => compare(other, document) < 0);
    all.set(many.subarray(from, place), to);
    to += place - from;
    all[to++] = document;
    from = place;
  }
  all.set(many.subarray(from), to);
  return all;
}
