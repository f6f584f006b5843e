// Seeded random choices for tests.

export type Random = {
  /** From 0 up to, but not including, `end`. */
  below(end: number): number;
  /** True with this probability, from 0 to 1. */
  is(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
};

/** @param seed any text */
export function seeded(seed: string): Random {
  let state = hash(seed);
  // Mulberry32: short, and even enough to choose by.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, is: (share) => next() < share, pick: <T>(choices: readonly T[]) => choices[below(choices.length)] as T };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value;
}
