import { describe, expect, it } from 'vitest';
import type { HeavyRead } from '#kit/contract.ts';
import { TooMany } from '#kit/errors.ts';
import { readLimiter } from './readLimiter.ts';

function make(percent?: number) {
  let time = 0;
  const limiter = readLimiter(percent, () => time);
  /** Seconds to wait; 0: admitted. */
  const tried = (account: number, kind: HeavyRead) => {
    try {
      limiter.admit(account, kind);
      return 0;
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      return error.retryAfter;
    }
  };
  const admitted = (account: number, kind: HeavyRead, times: number) =>
    Array.from({ length: times }, () => tried(account, kind)).filter((wait) => wait === 0).length;
  return { limiter, tried, admitted, wait: (seconds: number) => (time += seconds * 1000) };
}

describe('the limits for heavy reads', () => {
  it('admit a person who clicks twice a second, with four searches each, for ten minutes after opening ten tabs', () => {
    const { admitted, wait } = make();
    expect(admitted(1, 'search', 10 * 12)).toBe(120);
    for (let second = 0; second < 600; second++) {
      expect(admitted(1, 'search', 8)).toBe(8);
      wait(1);
    }
  });

  it('slow a script of exports down to one in two seconds, and nobody else', () => {
    const { admitted, tried, wait } = make();
    expect(admitted(1, 'export', 100)).toBe(30);
    expect(tried(1, 'export')).toBe(2);
    expect(tried(1, 'search')).toBe(1);
    expect(tried(2, 'export')).toBe(0);
    wait(60);
    expect(admitted(1, 'export', 100)).toBe(30);
  });

  it('are scaled, and still let a single export through', () => {
    expect(make(200).admitted(1, 'search', 5000)).toBe(1200);
    const small = make(1);
    expect(small.admitted(1, 'export', 10)).toBe(1);
    expect(small.limiter.exports).toBe(1);
    small.wait(60);
    expect(small.admitted(1, 'export', 10)).toBe(1);
  });

  it('run four searches of an account at a time, and the others after them', async () => {
    const { limiter } = make();
    const ends: (() => void)[] = [];
    const search = (account: number) => limiter.run(account, () => new Promise<void>((resolve) => ends.push(resolve)));
    const own = Array.from({ length: 6 }, () => search(1));
    await Promise.resolve();
    expect(ends).toHaveLength(4);
    const other = search(2);
    await Promise.resolve();
    expect(ends).toHaveLength(5);
    ends[0]?.();
    await own[0];
    await Promise.resolve();
    expect(ends).toHaveLength(6);
    for (let done = 1; done < 7; done++) {
      ends[done]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([...own, other]);
    expect(ends).toHaveLength(7);
  });
});
