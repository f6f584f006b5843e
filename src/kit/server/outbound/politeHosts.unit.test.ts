import { beforeEach, expect, test } from 'vitest';
import { type Outcome, politeHosts } from './politeHosts.ts';

/** A clock that only waiting moves. */
let clock = 0;
let begun: [string, number][] = [];
beforeEach(() => {
  clock = 0;
  begun = [];
});

const { signal } = new AbortController();
const moved = {
  now: () => clock,
  wait: async (ms: number) => {
    clock += ms;
  },
  random: () => 0,
};
const called =
  (name: string, outcome: Partial<Outcome<string>> = {}) =>
  async (): Promise<Outcome<string>> => {
    begun.push([name, clock]);
    return { value: name, isOverloaded: false, ...outcome };
  };

test('callers of one host share its pace, the slower one of theirs', async () => {
  const hosts = politeHosts(moved);
  const lists = hosts.queue('https://pncp.example/api', { perSecond: 4, signal });
  const files = hosts.queue('https://pncp.example/file', { perSecond: 1, signal });
  await lists.run(called('a'));
  await files.run(called('b'));
  await lists.run(called('c'));
  await lists.run(called('d'));
  expect(begun.map(([, at]) => at)).toEqual([0, 1000, 2000, 2250]);
});

test('another host is called at once, and an address that is none too', async () => {
  const hosts = politeHosts(moved);
  const overloaded = { isOverloaded: true, retryAfterMs: 60_000 };
  await hosts.queue('https://a.example/', { perSecond: 1, signal }).run(called('a', overloaded));
  await hosts.queue('https://b.example/', { perSecond: 1, signal }).run(called('b'));
  await hosts.queue('http:', { perSecond: 1, signal }).run(called('c'));
  expect(begun.map(([, at]) => at)).toEqual([0, 0, 0]);
  await hosts.queue('https://a.example/', { perSecond: 1, signal }).run(called('a'));
  expect(begun.at(-1)).toEqual(['a', 60_000]);
});

test('a call that takes long does not keep the others of its host waiting', async () => {
  const hosts = politeHosts(moved);
  const large = Promise.withResolvers<void>();
  const file = hosts.queue('https://a.example/', { perSecond: 1, signal }).run(async () => {
    await large.promise;
    return { value: 'file', isOverloaded: false };
  });
  const lists = hosts.queue('https://a.example/', { perSecond: 1, signal });
  await lists.run(called('a'));
  await lists.run(called('b'));
  expect(begun).toEqual([
    ['a', 1000],
    ['b', 2000],
  ]);
  large.resolve();
  expect(await file).toBe('file');
});

test('a caller that gives up does not wait for those before it, and the others go on', async () => {
  const arrived = Promise.withResolvers<void>();
  const hosts = politeHosts({ ...moved, wait: () => arrived.promise });
  const first = hosts.queue('https://a.example/', { perSecond: 1, signal });
  await first.run(called('a'));
  const second = first.run(called('b'));
  const giving = new AbortController();
  const given = hosts.queue('https://a.example/', { perSecond: 1, signal: giving.signal }).run(called('c'));
  giving.abort();
  await expect(given).rejects.toThrow();
  clock = 1000;
  arrived.resolve();
  expect(await second).toBe('b');
  clock = 2000;
  await first.run(called('d'));
  expect(begun.map(([name]) => name)).toEqual(['a', 'b', 'd']);
});
