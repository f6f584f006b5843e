// Measures from outside how long nobody is served.
import { clientOf } from './client.ts';

const EVERY_MS = 50;

export type Prober = {
  /** Answers that were no success, by status; 0 without an answer. */
  failed: Map<number, number>;
  /** @returns the longest time between two answers, in milliseconds */
  stop(): number;
};

/** A user who reads from the database every 50 ms, without waiting for the answers before. */
export function probe(url: string): Prober {
  const client = clientOf(url, 'client');
  let last = performance.now();
  let longest = 0;
  const failed = new Map<number, number>();
  const timer = setInterval(async () => {
    const { status } = await client('GET /api/notifications/unread');
    if (status !== 200) return void failed.set(status, (failed.get(status) ?? 0) + 1);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, EVERY_MS);
  return {
    failed,
    stop: () => {
      clearInterval(timer);
      return Math.max(longest, performance.now() - last);
    },
  };
}
