// Whether any of our tabs in this browser is visible. Each visible tab holds a shared lock, which ends with the tab.
import { ownName } from '../pathPrefix.ts';

const name = ownName('inSight');

/** Publishes this tab's visibility to the others. Called once. */
export function trackTabVisibility(): void {
  const look = () => void (isVisible() && navigator.locks?.request(name, { mode: 'shared' }, untilHidden));
  document.addEventListener('visibilitychange', look);
  look();
}

/** Without Web Locks, only this tab is known. */
export async function isAnyTabVisible(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return isVisible() || (held?.some((lock) => lock.name === name) ?? false);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function untilHidden(): Promise<void> {
  return new Promise((resolve) => {
    if (isVisible()) document.addEventListener('visibilitychange', () => resolve(), { once: true });
    else resolve();
  });
}
