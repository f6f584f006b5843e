import { expect, test } from 'vitest';
import { TooMany } from '#kit/errors.ts';
import { writeRateLimiter } from './writeRateLimiter.ts';

const rates = { items: { burst: 3, perSecond: 2 }, bytes: { burst: 1000, perSecond: 100 } };

function make() {
  let time = 0;
  const rate = writeRateLimiter(rates, () => time);
  const tried = (account: number, bytes = 0) => {
    try {
      rate.admit(account, bytes);
      return 0;
    } catch (error) {
      return (error as TooMany).retryAfter;
    }
  };
  return { rate, tried, wait: (seconds: number) => (time += seconds * 1000) };
}

test('lets a burst through, then what the rate allows, and says when to come again', () => {
  const { tried, wait } = make();
  expect([tried(1), tried(1), tried(1)]).toEqual([0, 0, 0]);
  expect(tried(1)).toBe(1);
  expect(tried(2)).toBe(0);
  wait(0.5);
  expect([tried(1), tried(1)]).toEqual([0, 1]);
  wait(60);
  expect([tried(1), tried(1), tried(1), tried(1)]).toEqual([0, 0, 0, 1]);
});

test('limits bytes as well, and takes what is larger than the burst once it is full', () => {
  const { tried, wait } = make();
  expect(tried(1, 900)).toBe(0);
  expect(tried(1, 300)).toBe(2);
  wait(2);
  expect(tried(1, 300)).toBe(0);
  expect(tried(2, 5000)).toBe(0);
  expect(tried(2, 100)).toBe(1);
});

test('has the next calls wait for rows that a call has turned out to add, but never for more than two full buckets', () => {
  const { rate, tried, wait } = make();
  expect(tried(1)).toBe(0);
  rate.charge(1, 1_000_000);
  expect(tried(1)).toBe(2);
  wait(2);
  expect(tried(1)).toBe(0);
  expect(() => rate.admit(1, 0)).toThrow(TooMany);
});

test('forgets accounts that write no more', () => {
  const { tried, wait } = make();
  for (let account = 0; account < 2000; account++) tried(account);
  wait(10);
  for (let account = 2000; account < 3000; account++) tried(account);
  expect([tried(0), tried(0), tried(0), tried(0)]).toEqual([0, 0, 0, 1]);
});
