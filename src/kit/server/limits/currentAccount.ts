// Which account the code that runs now works for, so that what is limited per account needs no argument on every way to the database.
import { AsyncLocalStorage } from 'node:async_hooks';

/** `ended`: the call has been answered; what it has left running works for nobody in particular. */
type Work = { account: number; ended: boolean };

const storage = new AsyncLocalStorage<Work>();

/** Runs `work` for `account`, until what it returns has settled. */
export async function runForAccount<T>(account: number, work: () => T | Promise<T>): Promise<T> {
  const current: Work = { account, ended: false };
  try {
    return await storage.run(current, work);
  } finally {
    current.ended = true;
  }
}

/** The account whose call is being answered; undefined in background work. */
export function currentAccount(): number | undefined {
  const work = storage.getStore();
  return work && !work.ended ? work.account : undefined;
}
