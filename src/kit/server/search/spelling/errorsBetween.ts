/** Rows of the table of distances: the one that is filled, and the two before it. */
let rows: [Uint8Array, Uint8Array, Uint8Array] = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * How many letters are missing, superfluous, wrong or exchanged with their neighbour (the distance of Damerau and Levenshtein, without
 * further changes between exchanged letters).
 * @returns undefined above `most`
 */
export function errorsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most || other.length > 254 || one.length > 254) return undefined;
  if (other.length >= rows[0].length) rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)];
  let [current, before, beforeThat] = rows;
  for (let at = 0; at <= other.length; at++) current[at] = at;
  for (let row = 1; row <= one.length; row++) {
    [current, before, beforeThat] = [beforeThat, current, before];
    current[0] = row;
    let least = row;
    const letter = one.charCodeAt(row - 1);
    for (let at = 1; at <= other.length; at++) {
      const same = letter === other.charCodeAt(at - 1) ? 0 : 1;
      let errors = Math.min((before[at - 1] as number) + same, (before[at] as number) + 1, (current[at - 1] as number) + 1);
      const isExchanged = row > 1 && at > 1 && letter === other.charCodeAt(at - 2) && one.charCodeAt(row - 2) === other.charCodeAt(at - 1);
      if (isExchanged) errors = Math.min(errors, (beforeThat[at - 2] as number) + 1);
      current[at] = errors;
      if (errors < least) least = errors;
    }
    if (least > most) return undefined;
  }
  const errors = current[other.length] as number;
  return errors > most ? undefined : errors;
}
