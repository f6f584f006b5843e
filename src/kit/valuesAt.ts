// Which values stand at some places of a sorted list, without sorting it: the digits of the values are counted, and only those that
// share theirs with a wanted one are looked at again.

/** Fewer are sorted. */
const FEW = 1024;
const DIGIT = 16;
const BUCKETS = 1 << DIGIT;
const SIGN = 1 << 31;
/** Digits in the half of a number with its sign, its exponent and its first fraction bits; what shares them is nearly equal. */
const DIGITS = 2;

/** @param places from 0 on, each below the number of values @returns the values that stand there when sorted, in the order of `places` */
export function valuesAt(values: Float64Array, places: readonly number[], digit = 0): number[] {
  if (values.length <= FEW || digit === DIGITS) {
    const sorted = values.slice().sort();
    return places.map((place) => sorted[place] as number);
  }
  const halves = new Int32Array(values.buffer, values.byteOffset, values.length * 2);
  const shift = digit === 0 ? DIGIT : 0;
  const counts = new Uint32Array(BUCKETS);
  for (let at = 1; at < halves.length; at += 2) {
    const bucket = bucketOf(halves[at] as number, shift);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  const wanted = bucketsAt(counts, places);
  const lists = collect(values, halves, shift, counts, wanted);
  const found = new Map<number, number>();
  for (const [at, { before, places: within }] of wanted.entries()) {
    const inside = within.map((place) => place - before);
    for (const [nth, value] of valuesAt(lists[at] as Float64Array, inside, digit + 1).entries()) found.set(within[nth] as number, value);
  }
  return places.map((place) => found.get(place) as number);
}

type Wanted = { bucket: number; before: number; places: number[] };

/** As unsigned numbers, positive ones sort by their bits; negative ones the other way round, and below them. */
function bucketOf(half: number, shift: number): number {
  return ((half < 0 ? ~half : half ^ SIGN) >>> shift) & (BUCKETS - 1);
}

/** The buckets in which the places are, with how many values are in those before. */
function bucketsAt(counts: Uint32Array, places: readonly number[]): Wanted[] {
  const ascending = [...new Set(places)].sort((one, other) => one - other);
  const wanted: Wanted[] = [];
  for (let bucket = 0, before = 0, next = 0; next < ascending.length; bucket++) {
    const after = before + (counts[bucket] as number);
    const first = next;
    while (next < ascending.length && (ascending[next] as number) < after) next++;
    if (next > first) wanted.push({ bucket, before, places: ascending.slice(first, next) });
    before = after;
  }
  return wanted;
}

/** The values of each wanted bucket. */
function collect(values: Float64Array, halves: Int32Array, shift: number, counts: Uint32Array, wanted: readonly Wanted[]): Float64Array[] {
  const numbers = new Uint8Array(BUCKETS);
  const lists = wanted.map(({ bucket }) => new Float64Array(counts[bucket] as number));
  for (const [number, { bucket }] of wanted.entries()) numbers[bucket] = number + 1;
  const sizes = new Uint32Array(wanted.length);
  for (let at = 0; at < values.length; at++) {
    const number = numbers[bucketOf(halves[at * 2 + 1] as number, shift)] as number;
    if (number === 0) continue;
    const size = sizes[number - 1] as number;
    (lists[number - 1] as Float64Array)[size] = values[at] as number;
    sizes[number - 1] = size + 1;
  }
  return lists;
}
