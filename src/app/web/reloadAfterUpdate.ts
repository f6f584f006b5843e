// After an update of the server a page of the older build lacks files: one reload loads the new ones.
import { ownName } from '#kit/web/pathPrefix.ts';
import { isUsed } from './early/use.ts';
import { buildCaches, buildOf, pageAddress } from './serviceWorker/shared.ts';

/** The shortest time between two reloads, so that they end. */
const PAUSE_MS = 60_000;

/** Reloads when a file of this page is missing. */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
}

/** The same, unless the page has been used: what was typed would be lost. */
export function reloadUnused(): void {
  if (!isUsed()) void reloadOnce();
}

/** Reloads the page if the server has another build, at most once a minute. */
async function reloadOnce(): Promise<void> {
  try {
    const lastReload = Number(sessionStorage.getItem(ownName('reloadedAt')));
    if (Date.now() - lastReload < PAUSE_MS || !(await isUpdated())) return;
    sessionStorage.setItem(ownName('reloadedAt'), String(Date.now()));
  } catch {
    // Without storage the reloads would never end; and while the server is down there is nothing to reload.
    return;
  }
  await forgetPages().catch(() => {});
  location.reload();
}

/** Whether the server's page now has other scripts than this one. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch(pageAddress, { cache: 'no-store', headers: { accept: 'text/html' } });
  return page.ok && buildOf(await page.text()) !== buildOf(document.head.innerHTML);
}

/** So that a worker of the older build does not answer with its page. */
async function forgetPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(buildCaches));
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(pageAddress)));
}
