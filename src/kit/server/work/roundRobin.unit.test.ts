import { expect, test } from 'vitest';
import { RoundRobin } from './roundRobin.ts';

test('lets keys take turns, skips disallowed keys, and never returns removed pieces', () => {
  const rotation = new RoundRobin<number, string>();
  for (const piece of ['1a', '1b', '1c', '2a', '2b', '3a']) rotation.add(Number(piece[0]), piece);
  rotation.remove(1, '1b');
  rotation.remove(1, '1b');
  expect([rotation.size, rotation.countOf(1), rotation.countOf(4)]).toEqual([5, 2, 0]);
  const taken = [(key: number) => key > 1, undefined, undefined, undefined, undefined, undefined].map(
    (mayTake) => rotation.takeNext(mayTake)?.piece,
  );
  expect(taken).toEqual(['2a', '1a', '3a', '2b', '1c', undefined]);
  expect([rotation.size, rotation.countOf(1)]).toEqual([0, 0]);
});
