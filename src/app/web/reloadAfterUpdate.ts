// After an update of the server a page of the older build lacks files: one reload loads the new ones.
import { atPrefix, ownName } from '#kit/web/pathPrefix.ts';

/** The shortest time between two reloads, so that they end. */
const PAUSE_MS = 60_000;

/** Reloads when a file of this page is missing. */
export function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', () => void reloadOnce());
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
  location.reload();
}

/** Whether the server's page no longer names the file that this code is in: its name has a hash of what it holds. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch(atPrefix('/index.html'), { cache: 'no-store', headers: { accept: 'text/html' } });
  const file = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
  return page.ok && !(await page.text()).includes(file);
}
