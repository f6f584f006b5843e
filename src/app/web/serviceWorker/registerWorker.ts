// The worker's registration, seen from the page.
import { reloadOnce } from '../reloadAfterUpdate.ts';
import { workerFile } from './shared.ts';

/** Removes the workers of other applications at this address, and registers ours. */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const before = workers.controller?.scriptURL;
  // Of an older build: a newer worker takes over, and the page is loaded again if nobody has used it yet.
  workers.addEventListener('controllerchange', () => {
    if (before === ownScript && !navigator.userActivation?.hasBeenActive) void reloadOnce();
  });
  try {
    const others = (await workers.getRegistrations()).filter((registration) => !isOurs(registration));
    await Promise.all(others.map((registration) => registration.unregister()));
    if (import.meta.env.PROD) await workers.register(workerFile, { scope: '/' });
  } catch {
    // A browser that blocks storage has no workers.
  }
}

const ownScript = new URL(workerFile, location.origin).href;

/** `npm run dev` has none. */
function isOurs({ scope, installing, waiting, active }: ServiceWorkerRegistration): boolean {
  const scripts = [installing, waiting, active].flatMap((worker) => worker?.scriptURL ?? []);
  return import.meta.env.PROD && scope === new URL('/', location.origin).href && scripts.every((script) => script === ownScript);
}
