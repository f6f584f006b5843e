// Whether one looks at any tab of ours in this browser. Each tab in sight holds a lock that they share; it ends with its tab.
const name = 'inSight';

/** Has the other tabs know whether this one is in sight. Called once. */
export function trackTabVisibility(): void {
  const look = () => void (isInSight() && navigator.locks?.request(name, { mode: 'shared' }, outOfSight));
  document.addEventListener('visibilitychange', look);
  look();
}

/** Where there are no locks, only this tab is known. */
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
