// Exact quantiles of many values and medians of their groups, in two passes and without sorting: the first counts how many values of
// each group are nearly the same, the second looks again only at those among which a wanted place lies.
import { interpolate, neighboursOf } from '../quantiles.ts';
import { valuesAt } from '../valuesAt.ts';
import { Room } from './search/room.ts';

/** The group of each value, below `count`. */
export type Grouping = { groups: Uint8Array; count: number };
export type Group = { n: number; median: number | null };

/** Values in one bucket share their exponent and so many bits of their fraction. */
const FRACTION_BITS = 5;
/** What a bucket leaves of the high half of a number. */
const LEFT = 20 - FRACTION_BITS;
/** The first bucket begins at 2 to the power of -14 and has all lower numbers too, the last one all from 2 to the power of 50 on. */
const LOWEST = (1023 - 14) << FRACTION_BITS;
const BUCKETS = 64 << FRACTION_BITS;
const MEDIAN = [0.5];

const room = new Room();

/**
 * @param values no NaN among them
 * @param shares of the quantiles of all values: from 0, the lowest, to 1, the highest
 * @param groupings at least one
 * @returns `all` is empty if there are no values; the groups of each grouping in their order
 */
export function quantilesByGroup(values: Float64Array, shares: readonly number[], groupings: readonly Grouping[]) {
  // By value: sign, exponent and the first fraction bits at each odd place.
  const halves = new Int32Array(values.buffer, values.byteOffset, values.length * 2);
  const counted = groupings.map((grouping, at) => ({ ...grouping, counts: countBuckets(halves, grouping, `counts.${at}`) }));
  const selection = new Selection();
  const total = sumOf(counted[0]?.counts ?? new Uint32Array(BUCKETS), counted[0]?.count ?? 0);
  const all = selection.want(total, 0, shares);
  const groups = counted.map(({ count, counts }) =>
    Array.from({ length: count }, (_, group) => selection.want(counts, group * BUCKETS, MEDIAN)),
  );
  selection.select(values, halves, total, counted);
  const toGroup = (wanted: Wanted): Group => ({ n: wanted.n, median: selection.quantilesOf(wanted)[0] ?? null });
  return { all: selection.quantilesOf(all), groups: groups.map((some) => some.map(toGroup)) };
}

function bucketOf(half: number): number {
  const bucket = (half >> LEFT) - LOWEST;
  return bucket < 0 ? 0 : bucket < BUCKETS ? bucket : BUCKETS - 1;
}

/** How many values of each group are in each bucket. */
function countBuckets(halves: Int32Array, { groups, count }: Grouping, name: string): Uint32Array {
  const counts = room.of(name, Uint32Array, count * BUCKETS).fill(0);
  for (let at = 0, value = 0; value < groups.length; at += 2, value++) {
    const place = (groups[value] as number) * BUCKETS + bucketOf(halves[at + 1] as number);
    counts[place] = (counts[place] as number) + 1;
  }
  return counts;
}

function sumOf(counts: Uint32Array, count: number): Uint32Array {
  const total = room.of('total', Uint32Array, BUCKETS).fill(0);
  for (let group = 0; group < count; group++)
    for (let bucket = 0; bucket < BUCKETS; bucket++)
      total[bucket] = (total[bucket] as number) + (counts[group * BUCKETS + bucket] as number);
  return total;
}

/** Values of a bucket: how many are in lower ones of the group, where they are put, and the places wanted among them. */
type Part = { bucket: number; before: number; size: number; from: number; places: number[] };
type Wanted = { n: number; shares: readonly number[]; places: number[]; parts: Part[] };

class Selection {
  /** By bucket: whether values in it are wanted at all. */
  readonly #isWanted = new Uint8Array(BUCKETS);
  #size = 0;
  #kept = new Float64Array();

  /**
   * Finds the buckets of the quantiles. Of `counts`, what is wanted is replaced by where the next value goes, plus one; the others by 0.
   * @param first place of the group in `counts`
   */
  want(counts: Uint32Array, first: number, shares: readonly number[]): Wanted {
    let n = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) n += counts[first + bucket] as number;
    const places = n === 0 ? [] : neighboursOf(n, shares);
    const parts: Part[] = [];
    for (let bucket = 0, before = 0; bucket < BUCKETS; bucket++) {
      const size = counts[first + bucket] as number;
      if (size === 0) continue;
      const inside = places.filter((place) => place >= before && place < before + size);
      counts[first + bucket] = 0;
      if (inside.length > 0) {
        parts.push({ bucket, before, size, from: this.#size, places: inside });
        this.#isWanted[bucket] = 1;
        this.#size += size;
        counts[first + bucket] = this.#size - size + 1;
      }
      before += size;
    }
    return { n, shares, places, parts };
  }

  /** Puts the wanted values where they belong. */
  select(values: Float64Array, halves: Int32Array, total: Uint32Array, counted: readonly (Grouping & { counts: Uint32Array })[]): void {
    const [kept, isWanted] = [room.of('kept', Float64Array, this.#size), this.#isWanted];
    const put = (next: Uint32Array, place: number, value: number) => {
      const to = next[place] as number;
      if (to === 0) return;
      kept[to - 1] = value;
      next[place] = to + 1;
    };
    for (let at = 0; at < values.length; at++) {
      const bucket = bucketOf(halves[at * 2 + 1] as number);
      if (isWanted[bucket] === 0) continue;
      const value = values[at] as number;
      put(total, bucket, value);
      for (const { groups, counts } of counted) put(counts, (groups[at] as number) * BUCKETS + bucket, value);
    }
    this.#kept = kept;
  }

  /** None of no values. */
  quantilesOf({ n, shares, places, parts }: Wanted): number[] {
    if (n === 0) return [];
    const found = new Map<number, number>();
    for (const { bucket, before, size, from, places: inside } of parts) {
      const same = this.#kept.subarray(from, from + size);
      const isOpen = bucket === 0 || bucket === BUCKETS - 1;
      const values = valuesAt(
        same,
        inside.map((place) => place - before),
        isOpen ? undefined : LEFT,
      );
      for (const [nth, place] of inside.entries()) found.set(place, values[nth] as number);
    }
    return interpolate(
      n,
      shares,
      places.map((place) => found.get(place) as number),
    );
  }
}
