// The results of calls in IndexedDB. They belong to one account; a browser without storage has none.
import type { QueryKey } from '@tanstack/react-query';
import { buildOf } from '../serviceWorker/shared.ts';
import { databaseName, ownerOfResults, setOwnerOfResults } from './owner.ts';

export type Result = { queryKey: QueryKey; queryHash: string; data: unknown; updatedAt: number };
/** Of a result without its data: for the limits. */
export type Use = { size: number; usedAt: number };

/** Where the results of an account in a language begin. Another build may expect other data. */
export function prefixOf(account: number | string, language: string): string {
  return `${buildOf(document.head.innerHTML)} ${account} ${language} `;
}

/** Runs `work` on both stores in one transaction, and waits until it is written. */
export async function transact<Answer>(
  mode: IDBTransactionMode,
  work: (results: IDBObjectStore, uses: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    const transaction = database.transaction(['results', 'uses'], mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [answer] = await Promise.all([work(transaction.objectStore('results'), transaction.objectStore('uses')), written]);
    return answer;
  } finally {
    database.close();
  }
}

/** The results of an account in a language. */
export async function readResults(account: number | string, language: string): Promise<Result[]> {
  const prefix = prefixOf(account, language);
  return transact('readonly', (results) => done(results.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))));
}

/** Removes all results. */
export async function clearResults(): Promise<void> {
  if (ownerOfResults() === null) return;
  await transact('readwrite', async (results, uses) => {
    results.clear();
    uses.clear();
  });
  setOwnerOfResults(undefined);
}

/** The answer of a request. */
export function done<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    for (const each of ['results', 'uses']) request.result.createObjectStore(each);
  };
  return done(request);
}
