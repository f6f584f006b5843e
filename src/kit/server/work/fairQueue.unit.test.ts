import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const limits = { concurrency: 2, maxWaiting: 5, maxPerAccount: 5, maxWaitMs: 60_000 };

/** Work that ends when it is told to, and says when it began. */
function pieces(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (account: number, name: string) =>
    queue.run(account, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { begun, add, end: (name: string) => ends.get(name)?.() };
}

test('one account has one piece under way, and the others do not wait for the rest of it', async () => {
  const { begun, add, end } = pieces(new FairQueue(limits));
  const all = [add(1, 'a1'), add(1, 'a2'), add(1, 'a3'), add(2, 'b1'), add(2, 'b2'), add(3, 'c1')];
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await all[0];
  // It is the turn of the first account again before the third comes, but then the third.
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  await all[1];
  end('b1');
  await all[3];
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
  for (const name of ['c1', 'b2']) end(name);
  await Promise.all([all[4], all[5]]);
  end('a3');
  await Promise.all(all);
});

test('refuses tasks beyond the limits with Retry-After, and frees the slot of a failed task', async () => {
  const queue = new FairQueue({ ...limits, maxWaitMs: 20 });
  const { add, end } = pieces(queue);
  const first = add(1, 'a1');
  const waiting = Array.from({ length: 5 }, (_, n) => add(1, `a${n + 2}`));
  await expect(add(1, 'a7')).rejects.toMatchObject({ type: 'too-many-requests', retryAfter: expect.any(Number) });
  for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ reason: { type: 'too-many-requests' } });
  end('a1');
  await first;
  await expect(queue.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(1, async () => 'done')).toBe('done');
});

test('of one account no more may wait than its share', async () => {
  const { begun, add, end } = pieces(new FairQueue({ ...limits, maxPerAccount: 1 }));
  const all = [add(1, 'a1'), add(1, 'a2')];
  await expect(add(1, 'a3')).rejects.toMatchObject({ type: 'too-many-requests' });
  all.push(add(2, 'b1'));
  expect(begun).toEqual(['a1', 'b1']);
  end('a1');
  await all[0];
  for (const name of ['a2', 'b1']) end(name);
  await Promise.all(all);
});
