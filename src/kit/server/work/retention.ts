// Takes away what nobody will ask for any more, in transactions short enough for others to wait for.
import type { Database, Queries } from '../database/database.ts';

/** Tidies up to `atOnce` rows, or fewer that take longer, in `turn` where it has one. @returns how many there were; 0: nothing is left */
export type PurgeStep = { (db: Queries, atOnce: number): Promise<number>; writeLock?: string };
export type RetentionOptions = { database: Database /** Held among all processes. */; name: string; steps: PurgeStep[] };

const TIDY_EVERY_MS = 3_600_000;
const AT_ONCE = 1000;

/** Tidies at once, and every hour while the server runs. */
export function startRetention(options: RetentionOptions, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const look = () => purge(options, stopping.signal).catch(onError);
  let latest: Promise<unknown> = look();
  const timer = setInterval(() => {
    latest = look();
  }, TIDY_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await latest;
    },
  };
}

/** Until nothing is left or `stopping`. One process at a time: where another is at it, nothing is done. */
export async function purge({ database, name, steps }: RetentionOptions, stopping: AbortSignal): Promise<void> {
  const hold = await database.acquireLease(name);
  if (!hold) return;
  try {
    for (const step of steps) {
      let tidied = 1;
      while (tidied > 0 && !stopping.aborted && !hold.lost.aborted)
        tidied = await database.write((db) => step(db, AT_ONCE), step.writeLock);
    }
  } finally {
    await hold.release();
  }
}
