import { afterEach, expect, test, vi } from 'vitest';
import { ClockWatch } from './clockWatch.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('tells a clock that was set from time that passed, once', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'], now: new Date('2026-11-27T06:00:00Z') });
  const clock = new ClockWatch();
  vi.advanceTimersByTime(3_600_000);
  expect(clock.look()).toBe(0);
  vi.setSystemTime('2027-11-27T07:00:00Z');
  expect(clock.look()).toBe(365 * 86_400_000);
  expect(clock.look()).toBe(0);
  vi.setSystemTime('2026-11-27T07:00:00Z');
  expect(clock.look()).toBe(-365 * 86_400_000);
  // A correction.
  vi.setSystemTime('2026-11-27T07:00:20Z');
  expect(clock.look()).toBe(0);
});
