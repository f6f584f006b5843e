// Background work that one process at a time does for all that share the data.
import type { Database } from '../database/database.ts';

export type BackgroundWork = {
  /** Checks for work, and does it in the background. */
  wake(): void;
  /** Resolves once no work is running any more. */
  stop(): Promise<void>;
};

export type WorkOptions = {
  database: Database;
  /** Of the lease among all processes. */
  name: string;
  hasWork(): Promise<boolean>;
  /** Works until nothing is left or `signal` aborts: the process stops, or the lease was lost. */
  drain(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/** Another process may have added work, or died while working. */
const LOOK_EVERY_MS = 5000;

/** Checks for work at intervals; `wake` checks immediately. */
export function backgroundWork({ database, name, hasWork, drain, onError }: WorkOptions): BackgroundWork {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let again = false;

  const wake = () => {
    again = true;
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  };

  const work = async () => {
    while (again && !stopping.signal.aborted) {
      again = false;
      if (!(await hasWork())) return;
      const lease = await database.acquireLease(name);
      // The process with the lease does this work too.
      if (!lease) return;
      try {
        await drain(AbortSignal.any([stopping.signal, lease.lost]));
      } finally {
        await lease.release();
      }
    }
  };

  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
  };
}
