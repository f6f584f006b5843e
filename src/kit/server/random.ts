// Seeded random numbers: the same seed gives the same sequence.

export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of `[value, weight]`, with a probability proportional to its weight. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  /** A log-normal factor around 1. */
  spread(sigma: number): number;
  shuffled<T>(list: readonly T[]): T[];
};

/** mulberry32: small, quick and the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  function between(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }
  function pick<T>(list: readonly T[]): T {
    return list[between(0, list.length - 1)] as T;
  }
  function weighted<T>(list: readonly (readonly [T, number])[]): T {
    let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of list) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(list)[0];
  }
  function spread(sigma: number): number {
    return Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()));
  }
  function shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = between(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }
  return { next, between, chance: (probability) => next() < probability, pick, weighted, spread, shuffled };
}
