// Where a document is in a list that may be long: the documents before it are counted, not listed.
import type { Bitmap } from './bitmap.ts';
import type { Run } from './run.ts';

/** A run of the list's order, which documents of it are in the list, and the place of the document that is asked for, -1 if it is elsewhere. */
export type Stretch = { run: Run; listed: Bitmap; place: number };
/** `before`: how many are listed before the place of the document. */
export type Around = { before: number; previous: number | undefined; next: number | undefined };

/** @param stretches in the order of the list */
export function around(stretches: Iterable<Stretch>): Around {
  const found: Around = { before: 0, previous: undefined, next: undefined };
  let isPassed = false;
  for (const { run, listed, place } of stretches) {
    if (!isPassed) {
      const end = place < 0 ? run.length : place;
      found.before += run.count(listed, 0, end);
      found.previous = run.nearest(listed, end - 1, -1) ?? found.previous;
    }
    if (isPassed || place >= 0) {
      found.next = run.nearest(listed, isPassed ? 0 : place + 1, 1);
      isPassed = true;
      if (found.next !== undefined) break;
    }
  }
  return found;
}

/** The same in a list by score, best first and the higher id first among equals, in one pass. */
export function aroundByScore(listed: Bitmap, scores: Float32Array, ids: Uint32Array, document: number): Around {
  // A document that is not listed may be beyond the scores.
  const compare = (one: number, other: number) =>
    (scores[one] ?? 0) - (scores[other] ?? 0) || (ids[one] as number) - (ids[other] as number);
  const found: Around = { before: 0, previous: undefined, next: undefined };
  listed.forEach((other) => {
    if (other === document) return;
    if (compare(other, document) > 0) {
      found.before++;
      if (found.previous === undefined || compare(other, found.previous) < 0) found.previous = other;
    } else if (found.next === undefined || compare(other, found.next) > 0) found.next = other;
  });
  return found;
}
