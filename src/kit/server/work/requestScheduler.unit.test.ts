import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type ClientKey, RequestScheduler } from './requestScheduler.ts';

test('lets clients take turns, however many requests one of them sends', async () => {
  const scheduler = new RequestScheduler();
  const order: ClientKey[] = [];
  const ask = async (client: ClientKey) => {
    await scheduler.waitForTurn(client);
    order.push(client);
  };
  await Promise.all([1, 1, 1, 1, 1, 2, '10.0.0.1', 2].map(ask));
  expect(order).toEqual([1, 2, 1, '10.0.0.1', 2, 1, 1, 1]);
});

test('between two scheduler the loop looks at what has arrived', async () => {
  const scheduler = new RequestScheduler();
  let rounds = 0;
  let isOver = false;
  const count = async () => {
    while (!isOver) {
      await setImmediate();
      rounds++;
    }
  };
  const counting = count();
  const seen = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await scheduler.waitForTurn(1);
      return rounds;
    }),
  );
  isOver = true;
  await counting;
  expect(new Set(seen).size).toBe(5);
});

test('starts immediately if no request waits', async () => {
  const scheduler = new RequestScheduler();
  let isThere = false;
  scheduler.waitForTurn(1).then(() => {
    isThere = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(isThere).toBe(true);
});

test('a request that waits lets connections come first, but not without end', async () => {
  const scheduler = new RequestScheduler();
  let connections = 0;
  let isOver = false;
  const connect = async () => {
    while (!isOver) {
      connections++;
      scheduler.connected();
      await setImmediate();
    }
  };
  await scheduler.waitForTurn(1);
  const connecting = connect();
  await scheduler.waitForTurn(1);
  expect(connections).toBeGreaterThan(8);
  isOver = true;
  await connecting;
});
