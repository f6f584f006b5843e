// The service worker: answers for the files of the build and for the page of the application. It never answers a call.
import { linkPages, signedOutPages } from '../entrance/entranceAddresses.ts';
import { answerFile, cachedPage, installBuild, isFile, refreshPage, removeOtherBuilds } from './files.ts';
import { inTime } from './inTime.ts';
import { pageWith } from './page.ts';
import { type Fetching, worker } from './scope.ts';
import { buildOf, pathInScope, type WorkerMessage, workerScope } from './shared.ts';
import { account, findSnapshot, keepSnapshot } from './snapshots.ts';

/** The addresses that have no screens. */
const calls = ['api/*', 'jwt/*', 'healthz', 'readyz', 'metrics'].map((path) => workerScope + path);

worker.addEventListener('install', (event) => {
  // Where the browser knows such rules, calls do not wake the worker.
  event.addRoutes?.(calls.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }))).catch(() => {});
  event.waitUntil(installBuild().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOtherBuilds().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const { snapshot } = event.data as WorkerMessage;
  event.waitUntil(keepSnapshot(snapshot));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (isFile(pathInScope(url.pathname))) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
  else if (request.mode === 'navigate' && isScreen(url)) event.respondWith(answerNavigation(event, url));
});

/** Neither a call nor a file. */
function isScreen({ pathname }: URL): boolean {
  return !/^\/(api|jwt|healthz|readyz|metrics|assets)(\/|$)/.test(pathInScope(pathname)) && !/\.\w+$/.test(pathname);
}

/** At once for an account that is signed in; otherwise the server's page, or the cached one while the server is away. */
async function answerNavigation(event: Fetching, url: URL): Promise<Response> {
  const path = pathInScope(url.pathname);
  const isEntrance = path in signedOutPages || path in linkPages;
  const kept = inTime(findSnapshot(url.pathname + url.search));
  const [signedIn, cached] = await Promise.all([inTime(account()), cachedPage()]);
  if (signedIn && cached && !isEntrance) {
    event.waitUntil(refresh());
    const [html, snapshot] = await Promise.all([cached.text(), kept]);
    const isRight = snapshot?.account === signedIn.id && snapshot.build === buildOf(html);
    return pageWith(html, cached.headers, isRight ? snapshot : undefined);
  }
  // Also when storage was emptied.
  if (!cached) event.waitUntil(refresh());
  try {
    return await fetch(event.request);
  } catch (error) {
    // Storage that was slow at first may answer now.
    const page = cached ?? (await cachedPage());
    if (!page) throw error;
    return pageWith(await page.text(), page.headers);
  }
}

/** If the server has another build, its worker brings the page. */
async function refresh(): Promise<void> {
  const isCurrent = await refreshPage().catch(() => true);
  if (!isCurrent) await worker.registration.update().catch(() => {});
}
