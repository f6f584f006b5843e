// Measures from outside how long nobody is served.
import { clientOf } from './client.ts';

const EVERY_MS = 50;

export type Prober = {
  /** @returns the longest time between two answers, in milliseconds */
  stop(): number;
};

/** A user who reads from the database every 50 ms, without waiting for the answers before. */
export function probe(url: string): Prober {
  const client = clientOf(url, 'client');
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(async () => {
    const { status } = await client('GET /api/notifications/unread');
    if (status !== 200) return;
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(longest, performance.now() - last);
    },
  };
}
