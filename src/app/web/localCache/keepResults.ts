// Writes the results of kept calls into IndexedDB when they arrive, once the browser is idle.
import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/auth/web/session.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { done, prefixOf, type Result, transact, type Use } from './database.ts';
import { isKept } from './keptCalls.ts';
import { setOwnerOfResults } from './owner.ts';
import { whenIdle } from './whenIdle.ts';

const MOST_RESULTS = 60;
/** In characters of JSON. */
const MOST_SIZE = 5_000_000;
const LARGEST = 500_000;
const DELAY_MS = 1000;

/** Starts to keep results; used ones stay longest. */
export function keepResults(queryClient: QueryClient): void {
  const waiting = new Map<string, Query>();
  const write = () => {
    const queries = [...waiting.values()];
    waiting.clear();
    void writeResults(queries).catch(() => {});
  };
  const keep = (query: Query) => {
    if (query.state.data === undefined || !isKept(query.queryKey)) return;
    if (waiting.size === 0) setTimeout(() => whenIdle(write), DELAY_MS);
    waiting.set(query.queryHash, query);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'observerAdded' || (event.type === 'updated' && event.action.type === 'success')) keep(event.query);
  });
  // What arrived before this module did.
  queryClient.getQueryCache().getAll().forEach(keep);
}

async function writeResults(queries: readonly Query[]): Promise<void> {
  const account = currentUser()?.id;
  if (account === undefined) return;
  const prefix = prefixOf(account, currentLanguage());
  // A query may have been emptied since, for another account.
  const read = queries.filter(({ state }) => state.data !== undefined);
  const sized = read.map((query) => ({ query, size: JSON.stringify(query.state.data).length })).filter(({ size }) => size <= LARGEST);
  if (sized.length === 0) return;
  setOwnerOfResults(account);
  await transact('readwrite', async (results, uses) => {
    const usedAt = Date.now();
    for (const { query, size } of sized) {
      const { queryKey, queryHash, state } = query;
      const key = prefix + queryHash;
      results.put({ queryKey, queryHash, data: state.data, updatedAt: state.dataUpdatedAt } satisfies Result, key);
      uses.put({ size, usedAt } satisfies Use, key);
    }
    const [keys, kept] = await Promise.all([done(uses.getAllKeys()), done(uses.getAll() as IDBRequest<Use[]>)]);
    for (const key of excessOf(keys.map((each, index) => ({ key: each as string, ...(kept[index] as Use) })))) {
      results.delete(key);
      uses.delete(key);
    }
  });
}

/** The keys beyond the limits, the ones used longest ago. */
function excessOf(uses: readonly (Use & { key: string })[]): string[] {
  let size = 0;
  return uses
    .toSorted((one, other) => other.usedAt - one.usedAt)
    .filter((use, index) => {
      size += use.size;
      return index >= MOST_RESULTS || size > MOST_SIZE;
    })
    .map(({ key }) => key);
}
