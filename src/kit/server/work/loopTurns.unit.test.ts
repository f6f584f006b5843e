import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Asker, LoopTurns } from './loopTurns.ts';

test('who asks takes turns, however much one of them wants', async () => {
  const turns = new LoopTurns();
  const order: Asker[] = [];
  const ask = async (asker: Asker) => {
    await turns.take(asker);
    order.push(asker);
  };
  await Promise.all([1, 1, 1, 1, 1, 2, '10.0.0.1', 2].map(ask));
  expect(order).toEqual([1, 2, 1, '10.0.0.1', 2, 1, 1, 1]);
});

test('between two turns the loop looks at what has arrived', async () => {
  const turns = new LoopTurns();
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
      await turns.take(1);
      return rounds;
    }),
  );
  isOver = true;
  await counting;
  expect(new Set(seen).size).toBe(5);
});

test('a turn is there at once where nobody waits', async () => {
  const turns = new LoopTurns();
  let isThere = false;
  turns.take(1).then(() => {
    isThere = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(isThere).toBe(true);
});
