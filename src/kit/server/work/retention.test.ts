import { afterEach, expect, test, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { startRetention } from './retention.ts';

const server = serverForFile();
const HOUR_MS = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

test('purges every hour, but not what has only become old because the clock was set', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] });
  const purgedAt: number[] = [];
  const step = async () => {
    purgedAt.push(Date.now());
    return 0;
  };
  const purging = startRetention({ database: server.database, name: 'test', steps: [step] }, (error) => expect.unreachable(String(error)));
  const begun = Date.now();
  await vi.waitFor(() => expect(purgedAt).toHaveLength(1));
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(() => expect(purgedAt).toHaveLength(2));
  vi.setSystemTime(begun + 400 * 24 * HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS);
  vi.setSystemTime(begun + 2 * HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS);
  await vi.waitFor(() => expect(purgedAt).toHaveLength(3));
  expect(purgedAt.map((at) => Math.floor((at - begun) / HOUR_MS))).toEqual([0, 1, 3]);
  await purging.stop();
});
