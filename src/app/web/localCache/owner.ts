// Whose results are kept here. In a file of its own, because every start reads it.

import { readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';
import { ownName } from '#kit/web/pathPrefix.ts';
import { accountCache } from '../serviceWorker/shared.ts';

/** The database of the results. */
export const databaseName = ownName('certame');

const key = 'keptResultsOf';

/** The account that has results here. Without one no database is opened, so that a first visit does not wait for it. */
export function ownerOfResults(): string | null {
  return readStored(key);
}

/** Notes whose results are here. */
export function setOwnerOfResults(account: number | undefined): void {
  if (account === undefined) removeStored(key);
  else if (ownerOfResults() !== String(account)) store(key, String(account));
}

/** Removes everything that is kept, without the code that reads it. */
export function removeKept(): void {
  setOwnerOfResults(undefined);
  // Browsers that block storage have nothing.
  globalThis.caches?.delete(accountCache).catch(() => {});
  globalThis.indexedDB?.deleteDatabase(databaseName);
}
