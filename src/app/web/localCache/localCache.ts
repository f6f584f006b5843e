// What the browser keeps of an account for its next visit: results in IndexedDB, the record of the account and snapshots in Cache
// Storage. See docs/decisions/0054-a-worker-for-second-visits.md.
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/auth/web/session.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { type Account, accountCache, accountRecord } from '../serviceWorker/shared.ts';
import { clearResults, type Result, readResults } from './database.ts';
import { ownerOfResults } from './owner.ts';

/** The longest wait for the results: without them the screen only starts empty. */
const PATIENCE_MS = 1000;

export type KeptResults = { owner: string; restore: (queryClient: QueryClient) => void };

/** Reads what was kept for the account that was here last. Begins before the session is known, so that both are read side by side. */
export async function readKept(): Promise<KeptResults | undefined> {
  const owner = ownerOfResults();
  if (owner === null) return undefined;
  try {
    const late = new Promise<Result[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const results = await Promise.race([readResults(owner, currentLanguage()), late]);
    return { owner, restore: (queryClient) => restore(queryClient, results) };
  } catch {
    return undefined;
  }
}

/** Gives the results to the screens as stale ones, which they fetch again. They stay in memory, for when the server is away. */
export function restore(queryClient: QueryClient, results: readonly Result[]): void {
  const queries = results.map(({ queryKey, queryHash, data, updatedAt }) => ({
    queryKey,
    queryHash,
    dehydratedAt: updatedAt,
    state: { ...neverFetched, data, dataUpdatedAt: updatedAt },
  }));
  hydrate(queryClient, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
}

/** The state of a result that was not fetched in this visit. */
const neverFetched = {
  dataUpdateCount: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: true,
  status: 'success',
  fetchStatus: 'idle',
} as const;

/** What is kept belongs to the signed-in account, and is removed with its session. Call it when the session or the language changes. */
export async function followAccount(): Promise<void> {
  const user = currentUser();
  await (user ? noteAccount({ id: user.id, language: currentLanguage() }) : clearLocalCache());
}

/** Tells the worker who is signed in here. What was kept of another account is removed first. */
async function noteAccount(account: Account): Promise<void> {
  await attempt(async () => {
    if (ownerOfResults() !== null && ownerOfResults() !== String(account.id)) await clearResults();
  });
  await attempt(async () => {
    const record: Account | undefined = await (await caches.match(accountRecord, { cacheName: accountCache }))?.json();
    if (record?.id !== account.id) await caches.delete(accountCache);
    else if (record.language === account.language) return;
    await (await caches.open(accountCache)).put(accountRecord, new Response(JSON.stringify(account)));
  });
}

/** Removes everything that is kept here of any account. */
async function clearLocalCache(): Promise<void> {
  await Promise.all([attempt(clearResults), attempt(() => caches.delete(accountCache))]);
}

/** A browser that blocks storage has nothing to read or remove. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is kept.
  }
}
