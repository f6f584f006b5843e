import { expect, test } from 'vitest';
import { medianOf, quantilesOf } from '../quantiles.ts';
import { createRandom, type Random } from './random.ts';

test('are interpolated between neighbours', () => {
  expect(quantilesOf(Float64Array.of(3, 1, 4, 2), [0.25, 1])).toEqual([1.75, 4]);
  expect(quantilesOf(Float64Array.of(5), [0.75])).toEqual([5]);
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, null]);
});

/** Many values that differ in the last bits, many that are the same, negative ones, and of all magnitudes. */
const kinds: Record<string, (random: Random) => number> = {
  'of all magnitudes': ({ next }) => Math.exp(next() * 60 - 30),
  'of both signs': ({ next }) => 1 - next() * 3,
  'nearly the same': ({ next }) => 100 + next() * 1e-9,
  'mostly the same': ({ next, chance }) => (chance(0.9) ? 12.5 : next() * 20),
  'in cents': ({ between }) => between(1, 900) / 100,
};

test.each(Object.keys(kinds))('are those of the sorted values: %s', (kind) => {
  const random = createRandom(7);
  for (const length of [1, 2, 511, 513, 20_000]) {
    const values = Float64Array.from({ length }, () => kinds[kind]?.(random) ?? 0);
    const before = values.slice();
    const sorted = values.toSorted();
    const shares = [0, 0.01, 0.25, 0.5, 0.75, 1];
    const expected = shares.map((share) => {
      const place = (length - 1) * share;
      const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
      return below + (above - below) * (place % 1);
    });
    expect(quantilesOf(values, shares)).toEqual(expected);
    expect(values).toEqual(before);
  }
});
