import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { collector } from './collect.ts';
import { toExposition } from './exposition.ts';
import { gauge } from './families.ts';
import type { Metrics } from './metrics.ts';
import { parseExposition } from './testExposition.ts';

const never = () => new Promise<never>(() => {});

function collecting(parts: Record<string, Metrics>, checkReady: () => Promise<void> = async () => {}) {
  const clock = { now: 0 };
  const collect = collector({ checkReady, read: {} } as Database, parts, {
    now: () => clock.now + performance.now(),
    waits: { check: 20, read: 100 },
  });
  return { clock, scrape: async () => parseExposition(toExposition(await collect(), 'own')) };
}

test('asks the database once in 15 seconds, however many scrape', async () => {
  let reads = 0;
  let counted = 0;
  const { clock, scrape } = collecting({
    part: { now: () => [gauge('counted', 'As of now.', ++counted)], read: async () => [gauge('reads', 'Read.', ++reads)] },
  });
  const both = await Promise.all([scrape(), scrape()]);
  expect(both.map(({ find }) => find('own_reads'))).toEqual([1, 1]);
  clock.now = 14_000;
  expect((await scrape()).find('own_reads')).toBe(1);
  clock.now = 15_000;
  const later = await scrape();
  expect([later.find('own_reads'), later.find('own_counted')]).toEqual([2, 4]);
});

test('shows the rest when a part fails or hangs, and says which', async () => {
  const { scrape } = collecting({
    hanging: { look: never },
    failing: { look: () => Promise.reject(new Error('No.')) },
    good: { look: async () => [gauge('good', 'Good.', 1)], read: async () => [gauge('rows', 'Rows.', 2)] },
  });
  const { find, names } = await scrape();
  expect([find('own_database_up'), find('own_good'), find('own_rows')]).toEqual([1, 1, 2]);
  const failures = ['failing', 'good', 'hanging'].map((part) => find('own_metrics_failures_total', { part }));
  // Counted when the values were asked for, and shown after that.
  expect(failures).toEqual([1, 0, 1]);
  expect(names.has('own_hanging')).toBe(false);
});

test('looks at the parts side by side', async () => {
  const later = Promise.withResolvers<void>();
  const { scrape } = collecting({
    waiting: { look: () => later.promise.then(() => [gauge('waiting', 'Waiting for the other.', 1)]) },
    other: {
      look: async () => {
        later.resolve();
        return [];
      },
    },
  });
  expect((await scrape()).find('own_waiting')).toBe(1);
});

test.each([
  ['fails', () => Promise.reject(new Error('Away.'))],
  ['hangs', never],
])('does not read from a database that %s', async (_, checkReady) => {
  const { scrape } = collecting(
    { part: { now: () => [gauge('counted', 'As of now.', 5)], read: async () => [gauge('rows', 'Rows.', 1)] } },
    checkReady,
  );
  const { find, names } = await scrape();
  expect([find('own_database_up'), find('own_counted'), names.has('own_rows')]).toEqual([0, 5, false]);
});
