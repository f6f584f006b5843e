// Snapshots: the last drawn state of a few screens of the account that is signed in here.
import { type Account, accountCache, accountRecord, type Snapshot, workerScope } from './shared.ts';

/** How many screens are kept; a notice, and the one that was saved longest ago, is removed first. */
const MOST = 16;

const path = `${workerScope}snapshot`;
const place = (address: string) => `${path}?${encodeURIComponent(address)}`;

/** The account that is signed in here. */
export async function account(): Promise<Account | undefined> {
  // `caches.match` creates no cache.
  return (await caches.match(accountRecord, { cacheName: accountCache }))?.json();
}

/** Keeps a snapshot, unless its account has signed out in the meantime. */
export async function keepSnapshot(snapshot: Snapshot): Promise<void> {
  if (!(await caches.has(accountCache))) return;
  // Opened before the check: what is put into a deleted cache is lost with it.
  const cache = await caches.open(accountCache);
  const record: Account | undefined = await (await cache.match(accountRecord))?.json();
  if (record?.id !== snapshot.account) return;
  await cache.delete(place(snapshot.address));
  await cache.put(place(snapshot.address), new Response(JSON.stringify(snapshot)));
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname === path);
  // Lists are opened every day, a notice hardly ever again.
  const isNotice = ({ url }: Request) => decodeURIComponent(url).includes('/preview/');
  const byWorth = [...kept.filter(isNotice), ...kept.filter((one) => !isNotice(one))];
  for (const oldest of byWorth.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(oldest);
}

/** The snapshot of an address, of whichever account and build. */
export async function findSnapshot(address: string): Promise<Snapshot | undefined> {
  return (await caches.match(place(address), { cacheName: accountCache }))?.json();
}
