// Everything of the local cache that the first screen does not wait for.
import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/auth/web/session.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';
import { registerWorker } from '../serviceWorker/registerWorker.ts';
import { readResults } from './database.ts';
import { keepResults } from './keepResults.ts';
import { followAccount, restore } from './localCache.ts';
import { ownerOfResults } from './owner.ts';
import { saveSnapshots } from './saveSnapshots.ts';

/** Starts to keep results and snapshots, and registers the worker. */
export function startLocalCache(queryClient: QueryClient): void {
  void followAccount();
  keepResults(queryClient);
  // Results of earlier in this visit may have left the memory.
  connectionLost.subscribe(() => {
    const account = currentUser()?.id;
    if (!connectionLost.isUp() || account === undefined || ownerOfResults() !== String(account)) return;
    readResults(account, currentLanguage()).then(
      (results) => currentUser()?.id === account && restore(queryClient, results),
      () => {},
    );
  });
  if (!('serviceWorker' in navigator)) return;
  saveSnapshots(queryClient);
  void registerWorker();
}
