import { expect, test, vi } from 'vitest';
import { isKept, untilChanged } from './untilChanged.ts';

function counted(version: () => number | undefined) {
  let asked = 0;
  const ask = untilChanged({ version }, async (of: { q: string }) => [`${of.q} ${++asked}`]);
  return ask;
}

test('equal questions are asked once until a commit', async () => {
  let version = 1;
  const ask = counted(() => version);
  expect(await Promise.all([ask({ q: 'a' }), ask({ q: 'a' }), ask({ q: 'b' })])).toEqual([['a 1'], ['a 1'], ['b 2']]);
  expect(isKept(await ask({ q: 'a' }))).toBe(true);
  version = 2;
  expect(await ask({ q: 'a' })).toEqual(['a 3']);
});

test('an answer is a second old at most', async () => {
  vi.useFakeTimers();
  try {
    const ask = counted(() => 1);
    expect(await ask({ q: 'a' })).toEqual(['a 1']);
    vi.advanceTimersByTime(1001);
    expect(await ask({ q: 'a' })).toEqual(['a 2']);
  } finally {
    vi.useRealTimers();
  }
});

test('without a version each question is asked', async () => {
  const ask = counted(() => undefined);
  expect([await ask({ q: 'a' }), await ask({ q: 'a' })]).toEqual([['a 1'], ['a 2']]);
});

test('few answers are kept', async () => {
  const ask = counted(() => 1);
  for (let question = 1; question <= 50; question++) await ask({ q: String(question) });
  expect(await ask({ q: '1' })).toEqual(['1 1']);
  await ask({ q: 'one too many' });
  expect(await ask({ q: '1' })).toEqual(['1 52']);
});

test('a failure is not kept', async () => {
  let isDown = true;
  const ask = untilChanged({ version: () => 1 }, async () => {
    if (isDown) throw new Error('away');
    return ['there'];
  });
  await expect(ask()).rejects.toThrow('away');
  isDown = false;
  expect(await ask()).toEqual(['there']);
});
