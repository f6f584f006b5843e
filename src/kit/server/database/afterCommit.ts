// Callbacks that run after a transaction has been committed; they are dropped when it fails.
import type { Queries } from './database.ts';

const waiting = new WeakMap<Queries, (() => void)[]>();

/** Runs `work` once the transaction of `db` is committed, never when it fails; `work` must not throw. */
export function afterCommit(db: Queries, work: () => void): void {
  const works = waiting.get(db);
  if (!works) throw new Error('afterCommit needs a transaction.');
  works.push(work);
}

/** For the engines: runs a transaction, then its callbacks. */
export async function transactThenRunCallbacks<T>(
  transact: (work: (db: Queries) => Promise<T>) => Promise<T>,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  const works: (() => void)[] = [];
  const result = await transact((db) => {
    waiting.set(db, works);
    return work(db);
  });
  for (const done of works) done();
  return result;
}
