// Lists of occurrences: document and position in one number, ascending.
import { Bitmap } from './bitmap.ts';
import { POSITIONS } from './postings.ts';

/** Merges two ascending lists. */
export function union(one: Float64Array, other: Float64Array): Float64Array {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const all = new Float64Array(one.length + other.length);
  let [mine, others, length] = [0, 0, 0];
  while (mine < one.length && others < other.length) {
    const [a, b] = [one[mine] as number, other[others] as number];
    if (a <= b) mine++;
    if (b <= a) others++;
    all[length++] = Math.min(a, b);
  }
  all.set(one.subarray(mine), length);
  length += one.length - mine;
  all.set(other.subarray(others), length);
  return all.subarray(0, length + other.length - others);
}

/** What two ascending lists share. */
export function intersection(one: Float64Array, other: Float64Array): Float64Array {
  const shared = new Float64Array(Math.min(one.length, other.length));
  let [mine, others, length] = [0, 0, 0];
  while (mine < one.length && others < other.length) {
    const [a, b] = [one[mine] as number, other[others] as number];
    if (a === b) shared[length++] = a;
    if (a <= b) mine++;
    if (b <= a) others++;
  }
  return shared.subarray(0, length);
}

/** The documents of occurrences. */
export function documentsOf(occurrences: Float64Array): Bitmap {
  const found = new Bitmap();
  for (let at = 0; at < occurrences.length; at++) found.add(Math.floor((occurrences[at] as number) / POSITIONS));
  return found;
}
