// Exact quantiles of many values and medians of their groups, in two passes and without sorting: the first counts how many values of
// each group are nearly the same, the second looks again only at those among which a wanted place lies.
import { interpolate, neighboursOf } from '../quantiles.ts';
import { valuesAt } from '../valuesAt.ts';
import { Room } from './search/room.ts';

/** The groups of values, which are below `count`: eight bits of each key. */
export type Grouping = { shift: number; count: number };
/** A key for each value, and up to two groupings. */
export type Keyed = { keys: Uint32Array; groupings: readonly Grouping[] };
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
 * @param shares of the quantiles of all values, ascending: from 0, the lowest, to 1, the highest
 * @returns `all` is empty if there are no values; the groups of each grouping in their order; `outside` counts values below or above
 */
export function quantilesByGroup(values: Float64Array, shares: readonly number[], keyed?: Keyed) {
  // By value: sign, exponent and the first fraction bits at each odd place.
  const halves = new Int32Array(values.buffer, values.byteOffset, values.length * 2);
  const counted = keyed ? countGroups(halves, keyed) : [];
  const total = counted[0] ? sumOf(counted[0]) : countBuckets(halves);
  const many = total.slice();
  const selection = new Selection();
  const all = selection.want(total, 0, shares);
  const groups = counted.map(({ count, counts }) =>
    Array.from({ length: count }, (_, group) => selection.want(counts, group * BUCKETS, MEDIAN)),
  );
  selection.select(values, halves, total, keyed?.keys, counted);
  const toGroup = (wanted: Wanted): Group => ({ n: wanted.n, median: selection.quantilesOf(wanted)[0] ?? null });
  return {
    all: selection.quantilesOf(all),
    groups: groups.map((some) => some.map(toGroup)),
    outside: (low: number, high: number) => countOutside(values, halves, many, low, high),
  };
}

function bucketOf(half: number): number {
  const bucket = (half >> LEFT) - LOWEST;
  return bucket < 0 ? 0 : bucket < BUCKETS ? bucket : BUCKETS - 1;
}

function countBuckets(halves: Int32Array): Uint32Array {
  const counts = room.of('total', Uint32Array, BUCKETS).fill(0);
  for (let at = 1; at < halves.length; at += 2) {
    const bucket = bucketOf(halves[at] as number);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  return counts;
}

/** How many values of each group are in each bucket, for each grouping. */
function countGroups(halves: Int32Array, { keys, groupings }: Keyed): Counted[] {
  const counted = groupings.map((grouping, at) => ({
    ...grouping,
    counts: room.of(`counts.${at}`, Uint32Array, grouping.count * BUCKETS).fill(0),
  }));
  const [one, other] = counted as [Counted, Counted | undefined];
  const { shift, counts } = one;
  if (!other)
    for (let at = 0; at < keys.length; at++) {
      const place = (((keys[at] as number) >>> shift) & 255) * BUCKETS + bucketOf(halves[at * 2 + 1] as number);
      counts[place] = (counts[place] as number) + 1;
    }
  else {
    const { shift: otherShift, counts: others } = other;
    for (let at = 0; at < keys.length; at++) {
      const [key, bucket] = [keys[at] as number, bucketOf(halves[at * 2 + 1] as number)];
      const place = ((key >>> shift) & 255) * BUCKETS + bucket;
      const otherPlace = ((key >>> otherShift) & 255) * BUCKETS + bucket;
      counts[place] = (counts[place] as number) + 1;
      others[otherPlace] = (others[otherPlace] as number) + 1;
    }
  }
  return counted;
}

function sumOf({ counts, count }: { counts: Uint32Array; count: number }): Uint32Array {
  const total = room.of('total', Uint32Array, BUCKETS).fill(0);
  for (let group = 0; group < count; group++)
    for (let bucket = 0; bucket < BUCKETS; bucket++)
      total[bucket] = (total[bucket] as number) + (counts[group * BUCKETS + bucket] as number);
  return total;
}

/** Only values in the buckets of the bounds are looked at. @param many values in each bucket */
function countOutside(values: Float64Array, halves: Int32Array, many: Uint32Array, low: number, high: number): number {
  const [lowest, highest] = [low, high].map((bound) => bucketOf(new Int32Array(Float64Array.of(bound).buffer)[1] as number)) as [
    number,
    number,
  ];
  let count = 0;
  for (let bucket = 0; bucket < BUCKETS; bucket++) if (bucket < lowest || bucket > highest) count += many[bucket] as number;
  for (let at = 0; at < values.length; at++) {
    const bucket = bucketOf(halves[at * 2 + 1] as number);
    if (bucket !== lowest && bucket !== highest) continue;
    const value = values[at] as number;
    if (value < low || value > high) count++;
  }
  return count;
}

/** Values of a bucket: how many are in lower ones of the group, where they are put, and the places wanted among them. */
type Part = { bucket: number; before: number; size: number; from: number; places: number[] };
type Counted = Grouping & { counts: Uint32Array };
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
    // Few values have the neighbours of one quantile beyond those of the next.
    const ascending = [...new Set(places)].sort((one, other) => one - other);
    const parts: Part[] = [];
    for (let bucket = 0, before = 0, next = 0; bucket < BUCKETS; bucket++) {
      const size = counts[first + bucket] as number;
      if (size === 0) continue;
      const from = next;
      while (next < ascending.length && (ascending[next] as number) < before + size) next++;
      counts[first + bucket] = 0;
      if (next > from) {
        const inside = ascending.slice(from, next);
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
  select(values: Float64Array, halves: Int32Array, total: Uint32Array, keys: Uint32Array | undefined, counted: readonly Counted[]): void {
    const [kept, isWanted] = [room.of('kept', Float64Array, this.#size), this.#isWanted];
    for (let at = 0; at < values.length; at++) {
      const bucket = bucketOf(halves[at * 2 + 1] as number);
      if (isWanted[bucket] === 0) continue;
      const value = values[at] as number;
      put(kept, total, bucket, value);
      if (!keys) continue;
      for (let nth = 0; nth < counted.length; nth++) {
        const { shift, counts } = counted[nth] as Counted;
        put(kept, counts, (((keys[at] as number) >>> shift) & 255) * BUCKETS + bucket, value);
      }
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

/** @param next where the next value of each place goes, plus one; 0 if none is wanted */
function put(kept: Float64Array, next: Uint32Array, place: number, value: number): void {
  const to = next[place] as number;
  if (to === 0) return;
  kept[to - 1] = value;
  next[place] = to + 1;
}
