import { expect, test } from 'vitest';
import { quantilesByGroup } from './quantilesByGroup.ts';
import { createRandom, type Random } from './random.ts';

const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Prices as they come, many of which are the same, and what no price should be. */
const kinds: Record<string, (random: Random) => number> = {
  'in cents': ({ between }) => between(1, 900) / 100,
  'of all magnitudes': ({ next }) => Math.exp(next() * 60 - 30),
  'beyond the lowest and the highest': ({ pick, next }) => pick([0, 1e-9, 1e-8 * next(), 1e30, 1e40 * next(), 7]),
  'of both signs': ({ next }) => 1 - next() * 3,
  'nearly the same': ({ next }) => 100 + next() * 1e-9,
  'all the same': () => 12.5,
  'mostly the same': ({ next, chance }) => (chance(0.9) ? 12.5 : next() * 20),
};

test.each(Object.keys(kinds))('are those of the sorted values and of the sorted groups: %s', (kind) => {
  const random = createRandom(11);
  for (const length of [1, 2, 5, 300, 30_000]) {
    const values = Float64Array.from({ length }, () => kinds[kind]?.(random) ?? 0);
    const before = values.slice();
    // The last groups are never used.
    const keys = Uint32Array.from(values, () => random.between(0, 2) | (random.between(0, 11) << 8) | (1 << 16));
    const both = [
      { shift: 0, count: 4 },
      { shift: 8, count: 13 },
    ];
    const ofGroups = both.map(({ shift, count }) =>
      Array.from({ length: count }, (_, group) => {
        const own = values.filter((_, at) => (((keys[at] as number) >>> shift) & 255) === group);
        return { n: own.length, median: own.length === 0 ? null : plainQuantile(own, 0.5) };
      }),
    );
    const found = quantilesByGroup(values, SHARES, { keys, groupings: both });
    expect(found.all).toEqual(SHARES.map((share) => plainQuantile(values, share)));
    expect(found.groups).toEqual(ofGroups);
    expect(quantilesByGroup(values, SHARES, { keys, groupings: both.slice(1) }).groups).toEqual(ofGroups.slice(1));
    const [low = 0, , , high = 0] = found.all;
    expect(found.outside(low, high)).toBe(values.filter((value) => value < low || value > high).length);
    expect(quantilesByGroup(values, [0.5]).all).toEqual([plainQuantile(values, 0.5)]);
    expect(values).toEqual(before);
  }
});

test('no values have no quantiles', () => {
  const none = quantilesByGroup(new Float64Array(), SHARES, { keys: new Uint32Array(), groupings: [{ shift: 0, count: 2 }] });
  expect(none.all).toEqual([]);
  expect(none.groups.flat()).toEqual(Array(2).fill({ n: 0, median: null }));
  expect(none.outside(1, 2)).toBe(0);
});

function plainQuantile(values: Float64Array, share: number): number {
  const sorted = values.toSorted();
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number];
  return below + (above - below) * (place % 1);
}
