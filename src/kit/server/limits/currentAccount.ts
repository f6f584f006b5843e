// The account that the current code runs for, so that limits per account need no parameter on every path to the database.
import { AsyncLocalStorage } from 'node:async_hooks';

/** `session`: of the account's token, if it has one. `ended`: the call is over; work that it left running counts for no account. */
type Work = { account: number; session: string | undefined; ended: boolean };

const storage = new AsyncLocalStorage<Work>();

/** Runs `work` for `account`, until what it returns has settled. */
export async function runForAccount<T>(account: number, work: () => T | Promise<T>, session?: string): Promise<T> {
  const current: Work = { account, session, ended: false };
  try {
    return await storage.run(current, work);
  } finally {
    current.ended = true;
  }
}

/** The account whose call is being handled; undefined in background work. */
export function currentAccount(): number | undefined {
  const work = storage.getStore();
  return work && !work.ended ? work.account : undefined;
}

/** The session of that call; undefined also for commands. */
export function currentSession(): string | undefined {
  const work = storage.getStore();
  return work && !work.ended ? work.session : undefined;
}
