// Which values stand at some places of a sorted list, without sorting it: the digits of the values are counted, and only those that
// share theirs with a wanted one are looked at again.

/** Fewer are sorted. */
const FEW = 256;
/** More are told apart by longer digits, which leave less to look at again. */
const MANY = 20_000;
const [SHORT, LONG] = [12, 16];
/** The half of a number that has its sign, its exponent and its first fraction bits; what shares them is nearly equal. */
const HALF = 32;
const SIGN = 1 << 31;

/** Used again by each call: new memory for every group of a list costs more than counting in it. */
let counts: Uint32Array | undefined;
let isWanted: Uint8Array | undefined;

/** Where a digit is in the half: the bits below it, and its highest value. */
type Digit = { shift: number; mask: number };

/**
 * @param places from 0 on, each below the number of values
 * @param left bits in which the values may differ
 * @returns the values that stand there when sorted, in the order of `places`
 */
export function valuesAt(values: Float64Array, places: readonly number[], left = HALF): number[] {
  // Prices are often the same.
  if (left < HALF && isOfOne(values)) return places.map(() => values[0] as number);
  if (values.length <= FEW || left === 0) {
    const sorted = values.slice().sort();
    return places.map((place) => sorted[place] as number);
  }
  const bits = Math.min(left, values.length > MANY ? LONG : SHORT);
  const digit = { shift: left - bits, mask: 2 ** bits - 1 };
  const wanted = digitsAt(countDigits(values, digit), places);
  const kept = keep(values, digit, wanted);
  const found = new Map<number, number>();
  for (const one of wanted) {
    const same = wanted.length === 1 ? kept : keep(kept, digit, [one]);
    const inside = one.places.map((place) => place - one.before);
    for (const [nth, value] of valuesAt(same, inside, digit.shift).entries()) found.set(one.places[nth] as number, value);
  }
  return places.map((place) => found.get(place) as number);
}

function isOfOne(values: Float64Array): boolean {
  const first = values[0];
  for (let at = 1; at < values.length; at++) if (values[at] !== first) return false;
  return true;
}

/** As unsigned numbers, positive ones sort by their bits; negative ones the other way round, and below them. */
function digitOf(half: number, shift: number, mask: number): number {
  return ((half < 0 ? ~half : half ^ SIGN) >>> shift) & mask;
}

/** By value: its sign, exponent and first fraction bits at each odd place. */
function halvesOf(values: Float64Array): Int32Array {
  return new Int32Array(values.buffer, values.byteOffset, values.length * 2);
}

function countDigits(values: Float64Array, { shift, mask }: Digit): Uint32Array {
  const halves = halvesOf(values);
  counts ??= new Uint32Array(2 ** LONG);
  counts.fill(0, 0, mask + 1);
  for (let at = 1; at < halves.length; at += 2) {
    const digit = digitOf(halves[at] as number, shift, mask);
    counts[digit] = (counts[digit] as number) + 1;
  }
  return counts;
}

/** A digit that has places, how many values have it, and how many have lower ones. */
type Wanted = { digit: number; many: number; before: number; places: number[] };

function digitsAt(counts: Uint32Array, places: readonly number[]): Wanted[] {
  const ascending = [...new Set(places)].sort((one, other) => one - other);
  const wanted: Wanted[] = [];
  for (let digit = 0, before = 0, next = 0; next < ascending.length; digit++) {
    const after = before + (counts[digit] as number);
    const first = next;
    while (next < ascending.length && (ascending[next] as number) < after) next++;
    if (next > first) wanted.push({ digit, many: after - before, before, places: ascending.slice(first, next) });
    before = after;
  }
  return wanted;
}

/** The values with one of the wanted digits. */
function keep(values: Float64Array, { shift, mask }: Digit, wanted: readonly Wanted[]): Float64Array {
  isWanted ??= new Uint8Array(2 ** LONG);
  isWanted.fill(0, 0, mask + 1);
  let many = 0;
  for (const one of wanted) {
    isWanted[one.digit] = 1;
    many += one.many;
  }
  const halves = halvesOf(values);
  const kept = new Float64Array(many);
  for (let at = 0, size = 0; size < many; at++)
    if (isWanted[digitOf(halves[at * 2 + 1] as number, shift, mask)] === 1) kept[size++] = values[at] as number;
  return kept;
}
