// Retention: deletes old data in transactions short enough not to delay others.
import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '../database/database.ts';
import { ClockWatch } from './clockWatch.ts';

/** Deletes up to `atOnce` rows, or fewer that take longer, under `writeLock` if it has one. @returns their number; 0: nothing is left */
export type PurgeStep = { (db: Queries, atOnce: number): Promise<number>; writeLock?: string };
export type RetentionOptions = { database: Database /** Of the lease among all processes. */; name: string; steps: PurgeStep[] };

const PURGE_EVERY_MS = 3_600_000;
const AT_ONCE = 1000;

/** Purges at the start, and every hour while the server runs; not in an hour in which the clock was set ahead, which may be a mistake. */
export function startRetention(options: RetentionOptions, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const look = () => purge(options, stopping.signal).catch(onError);
  let latest: Promise<unknown> = look();
  const clock = new ClockWatch();
  const timer = setInterval(() => {
    if (clock.look() <= 0) latest = look();
  }, PURGE_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await latest;
    },
  };
}

/** Runs the steps until nothing is left or `stopping` aborts. Does nothing while another process has the lease. */
export async function purge({ database, name, steps }: RetentionOptions, stopping: AbortSignal): Promise<void> {
  const lease = await database.acquireLease(name);
  if (!lease) return;
  try {
    for (const step of steps) {
      let purged = 1;
      while (purged > 0 && !stopping.aborted && !lease.lost.aborted) {
        purged = await database.write((db) => step(db, AT_ONCE), step.writeLock);
        // SQLite's calls are synchronous: let requests run in between.
        await setImmediate();
      }
    }
  } finally {
    await lease.release();
  }
}
