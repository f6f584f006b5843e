// Work that one process at a time does for all that share the data, while the server goes on answering.
import type { Database } from '../database/database.ts';

export type BackgroundWork = {
  /** Looks whether something is to be done, and does it in the background. */
  wake(): void;
  /** Resolves once nothing is under way any more. */
  stop(): Promise<void>;
};

export type WorkOptions = {
  database: Database;
  /** Held among all processes. */
  name: string;
  hasWork(): Promise<boolean>;
  /** Does what there is, until nothing is left or `signal`: the process stops, or somebody else holds the name now. */
  drain(signal: AbortSignal): Promise<void>;
  onError(error: unknown): void;
};

/** Another process may have put something in, or died in the middle of it. */
const LOOK_EVERY_MS = 5000;

/** Begins by itself, a while from now; `wake` has it look at once. */
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
      const hold = await database.acquireLease(name);
      // Whoever holds it takes what waits as well.
      if (!hold) return;
      try {
        await drain(AbortSignal.any([stopping.signal, hold.lost]));
      } finally {
        await hold.release();
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
