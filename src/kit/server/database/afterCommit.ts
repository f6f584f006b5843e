// What runs at the end of a transaction: work within it, and callbacks once it is committed. Both are dropped when it fails.
import type { Queries } from './database.ts';

const waiting = new WeakMap<Queries, (() => void)[]>();
const lasts = new WeakMap<Queries, (() => Promise<void>)[]>();

/** Runs `work` once the transaction of `db` is committed, never when it fails; `work` must not throw. */
export function afterCommit(db: Queries, work: () => void): void {
  const works = waiting.get(db);
  if (!works) throw new Error('afterCommit needs a transaction.');
  works.push(work);
}

/**
 * Runs `work` as the last thing in the transaction of `db`. A lock that all transactions take belongs here: it is held for the shortest
 * time, and since nothing is locked after it, it takes part in no deadlock.
 */
export function beforeCommit(db: Queries, work: () => Promise<void>): void {
  const works = lasts.get(db);
  if (!works) throw new Error('beforeCommit needs a transaction.');
  works.push(work);
}

/** For the engines: runs a transaction, then its callbacks. */
export async function transactThenRunCallbacks<T>(
  transact: (work: (db: Queries) => Promise<T>) => Promise<T>,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  const works: (() => void)[] = [];
  const result = await transact(async (db) => {
    const last: (() => Promise<void>)[] = [];
    waiting.set(db, works);
    lasts.set(db, last);
    const value = await work(db);
    for (const finish of last) await finish();
    return value;
  });
  for (const done of works) done();
  return result;
}
