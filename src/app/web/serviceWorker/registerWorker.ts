// The worker's registration, seen from the page.
import { isBelowPrefix } from '#kit/web/pathPrefix.ts';
import { reloadUnused } from '../reloadAfterUpdate.ts';
import { buildCaches, buildOf, pageAddress, workerFile, workerScope } from './shared.ts';

/** Removes the workers of other applications at this address, and registers ours. Those of other paths of this host name stay. */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const before = workers.controller?.scriptURL;
  // A newer worker took over from the one that sent this page, now or before this module was there.
  workers.addEventListener('controllerchange', () => {
    if (before === ownScript) reloadUnused();
  });
  if (before === ownScript && (await isOfOtherBuild().catch(() => false))) reloadUnused();
  try {
    const others = (await workers.getRegistrations()).filter((registration) => isHere(registration) && !isOurs(registration));
    await Promise.all(others.map((registration) => registration.unregister()));
    if (import.meta.env.PROD) await workers.register(workerFile, { scope: workerScope });
  } catch {
    // A browser that blocks storage has no workers.
  }
}

/** Whether the worker has the page of another build. */
async function isOfOtherBuild(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith(buildCaches));
  const pages = await Promise.all(names.map(async (name) => (await (await caches.open(name)).match(pageAddress))?.text()));
  return pages.some((page) => page !== undefined && buildOf(page) !== buildOf(document.head.innerHTML));
}

const ownScript = new URL(workerFile, location.origin).href;

/** Whether it answers for addresses of this installation. */
function isHere({ scope }: ServiceWorkerRegistration): boolean {
  return isBelowPrefix(new URL(scope).pathname);
}

/** `npm run dev` has none. */
function isOurs({ scope, installing, waiting, active }: ServiceWorkerRegistration): boolean {
  const scripts = [installing, waiting, active].flatMap((worker) => worker?.scriptURL ?? []);
  return import.meta.env.PROD && scope === new URL(workerScope, location.origin).href && scripts.every((script) => script === ownScript);
}
