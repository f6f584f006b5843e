import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { currentUser, onSessionChange, startSession } from '#features/auth/web/session.ts';
import { startLayout } from '#features/layout/web/choices.ts';
import { printLight } from '#features/layout/web/skin.ts';
import { removeStored } from '#kit/web/device/browserStorage.ts';
import { nextTask } from '#kit/web/device/nextTask.ts';
import { startRipple } from '#kit/web/device/ripple.ts';
import { closeAll } from '#kit/web/dialog/openState.ts';
import { onLanguageChange, startTexts } from '#kit/web/locale/i18n.ts';
import { isBelowPrefix, ownName, pathPrefix } from '#kit/web/pathPrefix.ts';
import { forgetEarly } from '#kit/web/request/earlyCalls.ts';
import { Unreachable } from '#kit/web/request/failures.ts';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';
import { firstPaint, holdCallsUntilPainted } from '#kit/web/request/firstPaint.ts';
import { makeQueryClient } from '#kit/web/request/queryClient.ts';
import { readEarlyAnswers, setRestrictedHandler } from '#kit/web/request/request.ts';
import { sendOnLeave } from '#kit/web/request/sendOnLeave.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { App } from './App.tsx';
import { sessionKeys } from './config.ts';
import { fetchFont } from './early/font.ts';
import { offerReload } from './early/offerReload.ts';
import { takePageSettings } from './pageSettings.ts';
import { reloadAfterUpdate } from './reloadAfterUpdate.ts';
import { makeRouter } from './routes/router.tsx';
import { startingTexts } from './startingTexts.ts';
import { shareStyleNonce } from './styleNonce.ts';
import './styles.css';

/** How long the first render waits for the code of the screen, in milliseconds. */
const longestWait = 5000;
/** How long it waits for the data of its screen: it then renders once instead of twice. */
const firstAnswers = 1000;

reloadAfterUpdate();
shareStyleNonce();
startLayout();
printLight();
startRipple();
const queryClient = makeQueryClient();
let router: ReturnType<typeof makeRouter>;
// Not awaited here: what is fetched meanwhile imports this file, and would wait for it in turn.
start().catch(offerReload);

async function start(): Promise<void> {
  // Each in a task of its own: what is done in one, a click waits for.
  await nextTask();
  await Promise.all([startSession(sessionKeys), startTexts(...startingTexts)]);
  await nextTask();
  router = makeRouter(queryClient);
  await nextTask();
  takePageSettings(queryClient);
  sendOnLeave(queryClient);
  onLanguageChange(() => void queryClient.invalidateQueries());
  followSession();
  // Few users need it, so it is not loaded at the start.
  setRestrictedHandler(async () => (await import('./entrance/leadToTwoStep.tsx')).leadToTwoStep(router, queryClient));
  // While a user is signed in, changes on the server refetch data here.
  fetchWhenIdle(
    () => import('#kit/web/live/liveEvents.ts'),
    ({ startLiveEvents }) => startLiveEvents(queryClient, { account: () => currentUser()?.id, onChange: onSessionChange }),
  );
  await untilReady();
  draw();
}

/** What the page shows until then stays until code and data of the screen are there; a screen that takes longer shows that it is coming. */
async function untilReady(): Promise<void> {
  const code = Promise.race([router.load(), new Promise((end) => setTimeout(end, longestWait))]);
  await Promise.all([code, readEarlyAnswers(firstAnswers)]);
  await nextTask();
}

function draw(): void {
  const place = document.getElementById('root') as HTMLElement;
  const root = createRoot(place, {
    onCaughtError: (error) => {
      // A lost connection is not a bug; the screen shows it.
      if (!(error instanceof Unreachable)) console.error(error);
    },
    // React wraps what was thrown.
    onRecoverableError: (error) => reportError(error instanceof Error ? (error.cause ?? error) : error),
  });
  const sendCalls = holdCallsUntilPainted();
  const onShown = () => {
    // For tests and benchmarks.
    performance.mark('first-screen');
    sendCalls();
    delete document.documentElement.dataset.coming;
    void firstPaint.then(removeWorkers).catch(() => {});
  };
  startTransition(() => root.render(<App queryClient={queryClient} router={router} onShown={onShown} />));
  fetchWhenIdle(
    () => fetchFont(new URL(fontUrl, location.href).pathname, nextScreen()),
    () => {},
  );
}

/** Resolves when the user goes to another screen. */
function nextScreen(): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      resolve();
    });
  });
}

/** When another user signs in, the user signs out, or their permissions change: drops all state and checks the guard again. */
function followSession(): void {
  // A new name or picture does not reset the screen.
  const who = () => {
    const user = currentUser();
    return JSON.stringify(user && [user.id, user.role, user.ability]);
  };
  let known = who();
  onSessionChange(() => {
    if (who() === known) return;
    known = who();
    closeAll();
    void toast.clear();
    forgetEarly();
    // Pending changes must not be sent for another user.
    queryClient.getMutationCache().clear();
    // Active queries are emptied too; they stay in the cache, so that they are refetched for the next user.
    for (const query of queryClient.getQueryCache().getAll()) query.reset();
    queryClient.removeQueries({ type: 'inactive' });
    if (currentUser()) void queryClient.refetchQueries({ type: 'active' });
    void router.invalidate();
  });
}

/** Unregisters every service worker of this path, and removes what earlier versions kept. Rejects where the browser blocks storage. */
async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const own = registrations.filter(({ scope }) => isBelowPrefix(new URL(scope).pathname));
  await Promise.all(own.map((registration) => registration.unregister()));
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(`certame${pathPrefix}-`)).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(ownName('certame'));
  removeStored('keptResultsOf');
}
