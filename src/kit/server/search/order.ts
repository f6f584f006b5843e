// The documents in the order of a column, kept up to date as documents are added.
import { Bitmap } from './bitmap.ts';
import { lowerBound } from './lowerBound.ts';
import { sortByKey } from './radixSort.ts';
import { Run } from './run.ts';
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
    for (const run of this.runs(range)) passed += run.take(matches, offset - passed, limit, documents);
    return { documents, passed };
  }

  /** The documents in order, one run after the other. */
  runs({ isDescending, ...bounds }: KeyRange): Run[] {
    const keyed = new Run(this.between(bounds), isDescending);
    const isBounded = bounds.min !== undefined || bounds.max !== undefined;
    return isBounded ? [keyed] : [keyed, new Run(this.#keyless, isDescending)];
  }

  /** Where a document is in one of the runs, -1 if it is not in it. */
  placeIn(run: Run, document: number): number {
    const hasKey = (one: number | undefined) => one !== undefined && !Number.isNaN(this.#keys.keyOf(one));
    return hasKey(run.lowest) === hasKey(document) ? run.placeOf(document, (one, other) => this.#compare(one, other)) : -1;
  }

  /** The documents with keys from `min` up to, but without, `max`, ascending; deleted ones too. */
  between({ min, max }: { min?: number; max?: number }): Uint32Array {
    const from = min === undefined ? 0 : this.#firstAtLeast(min);
    return this.#sorted.subarray(from, max === undefined ? this.#sorted.length : this.#firstAtLeast(max));
  }

  /** Keeps in `found` the documents with keys from `min` to `max`, both included; the fewer documents are marked, those or the others. */
  restrict(found: Bitmap, min: number, max: number): void {
    const from = this.#firstAtLeast(min);
    const to = lowerBound(this.#sorted, (document) => this.#keys.keyOf(document) <= max);
    if (to - from < this.#known / 2) {
      const kept = new Bitmap(this.#known);
      mark(kept, this.#sorted.subarray(from, to));
      found.and(kept);
    } else {
      const others = new Bitmap(this.#known);
      for (const some of [this.#sorted.subarray(0, from), this.#sorted.subarray(to), this.#keyless]) mark(others, some);
      found.andNot(others);
    }
  }

  /** How many of the documents have a key below the first bound, between each two, and from the last one on. */
  countBetween(documents: Bitmap, bounds: readonly number[]): number[] {
    const places = [0, ...bounds.map((bound) => this.#firstAtLeast(bound)), this.#sorted.length];
    const pieces = places.slice(1).map((to, at) => this.#sorted.subarray(places[at], to));
    // The longest piece is what the others leave.
    const longest = pieces.reduce((most, piece) => (piece.length > most.length ? piece : most));
    const counts = pieces.map((piece) => (piece === longest ? 0 : new Run(piece, false).count(documents)));
    const others = counts.reduce((sum, count) => sum + count, new Run(this.#keyless, false).count(documents));
    return counts.map((count, at) => (pieces[at] === longest ? documents.count() - others : count));
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

  /** Of two without a key, by id alone. */
  #compare(one: number, other: number): number {
    const { keyOf, idOf } = this.#keys;
    return keyOf(one) - keyOf(other) || idOf(one) - idOf(other);
  }

  #firstAtLeast(key: number): number {
    return lowerBound(this.#sorted, (document) => this.#keys.keyOf(document) < key);
  }
}

function mark({ words }: Bitmap, documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at] as number;
    words[document >>> 5] = (words[document >>> 5] as number) | (1 << (document & 31));
  }
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
