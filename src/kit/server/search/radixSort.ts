const DIGIT = 16;
const BUCKETS = 1 << DIGIT;

/**
 * Sorts documents by their numbers, ascending and stable, in linear time.
 * @param keyOf never NaN
 */
export function sortByKey(documents: Uint32Array, keyOf: (document: number) => number): Uint32Array {
  const length = documents.length;
  const keys = new Float64Array(length);
  for (let at = 0; at < length; at++) keys[at] = keyOf(documents[at] as number);
  const halves = new Uint32Array(keys.buffer);
  // As unsigned numbers, positive ones sort by their bits; negative ones the other way round, and below them. There is no -0.
  for (let at = 0; at < length; at++) {
    const high = halves[at * 2 + 1] as number;
    if (high >>> 31) {
      halves[at * 2 + 1] = ~high;
      halves[at * 2] = ~(halves[at * 2] as number);
    } else halves[at * 2 + 1] = high | 0x80000000;
  }
  let [places, moved] = [Uint32Array.from({ length }, (_, at) => at), new Uint32Array(length)];
  const starts = new Uint32Array(BUCKETS);
  for (let digit = 0; digit < 4; digit++) {
    const [half, shift] = [digit >> 1, (digit & 1) * DIGIT];
    const digitOf = (place: number) => ((halves[place * 2 + half] as number) >>> shift) & (BUCKETS - 1);
    starts.fill(0);
    for (let at = 0; at < length; at++) starts[digitOf(at)] = (starts[digitOf(at)] as number) + 1;
    // All numbers share this digit.
    if (length > 0 && starts[digitOf(0)] === length) continue;
    let sum = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const size = starts[bucket] as number;
      starts[bucket] = sum;
      sum += size;
    }
    for (let at = 0; at < length; at++) {
      const place = places[at] as number;
      const to = starts[digitOf(place)] as number;
      starts[digitOf(place)] = to + 1;
      moved[to] = place;
    }
    [places, moved] = [moved, places];
  }
  return places.map((place) => documents[place] as number);
}
