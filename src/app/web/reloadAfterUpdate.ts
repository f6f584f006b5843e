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

/** Whether the server's page now has other scripts than this one. */
async function isUpdated(): Promise<boolean> {
  const page = await fetch(atPrefix('/index.html'), { cache: 'no-store', headers: { accept: 'text/html' } });
  return page.ok && buildOf(await page.text()) !== buildOf(document.head.innerHTML);
}

/** The build that a page belongs to: its scripts, whose names have hashes. */
function buildOf(page: string): string {
  return [...page.matchAll(/<script[^>]*\ssrc="[^"]*\/assets\/([^"]+)"/g)].map(([, script]) => script).join(' ');
}
