// Whether any of our tabs in this browser is visible. Each visible tab holds a shared lock, which ends with the tab.
const name = 'inSight';

/** Publishes this tab's visibility to the others. Called once. */
export function trackTabVisibility(): void {
  const look = () => void (isInSight() && navigator.locks?.request(name, { mode: 'shared' }, outOfSight));
  document.addEventListener('visibilitychange', look);
  look();
}

/** Without Web Locks, only this tab is known. */
export async function isAnyTabVisible(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return isInSight() || (held?.some((lock) => lock.name === name) ?? false);
}

function isInSight(): boolean {
  return document.visibilityState === 'visible';
}

function outOfSight(): Promise<void> {
  return new Promise((resolve) => {
    if (isInSight()) document.addEventListener('visibilitychange', () => resolve(), { once: true });
    else resolve();
  });
}
