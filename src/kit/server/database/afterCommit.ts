// What has to wait until a transaction stands: before, others would ask and find nothing; and when it fails, it never happened.
import type { Queries } from './database.ts';

const waiting = new WeakMap<Queries, (() => void)[]>();

/** Does `work` once the transaction of `db` stands, and never when it fails; `work` must not throw. */
export function afterCommit(db: Queries, work: () => void): void {
  const works = waiting.get(db);
  if (!works) throw new Error('This can only wait for a transaction.');
  works.push(work);
}

/** For the engines: runs a transaction, then what waits for it. */
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
