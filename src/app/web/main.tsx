import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUser, onSessionChange, startSession } from '#features/auth/web/session.ts';
import { startLayout } from '#features/layout/web/choices.ts';
import { printLight } from '#features/layout/web/skin.ts';
import { registerKinds } from '#features/notifications/web/kinds.ts';
import { startRipple } from '#kit/web/device/ripple.ts';
import { closeAll } from '#kit/web/dialog/openState.ts';
import { onLanguageChange, startTexts } from '#kit/web/locale/i18n.ts';
import { ErrorBoundary } from '#kit/web/page/ErrorBoundary.tsx';
import { Hints } from '#kit/web/popup/Hints.tsx';
import { Unreachable } from '#kit/web/request/failures.ts';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';
import { makeQueryClient } from '#kit/web/request/queryClient.ts';
import { setRestrictedHandler } from '#kit/web/request/request.ts';
import { sendOnLeave } from '#kit/web/request/sendOnLeave.ts';
import { Toasts } from '#kit/web/toast/Toasts.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { sessionKeys } from './config.ts';
import { InstallationName } from './InstallationName.tsx';
import { ownerOfResults } from './localCache/owner.ts';
import { reloadAfterUpdate } from './reloadAfterUpdate.ts';
import { makeRouter } from './routes/router.tsx';
import { Appearance } from './shell/Appearance.tsx';
import { ServerAway } from './shell/away/ServerAway.tsx';
import { shareStyleNonce } from './styleNonce.ts';
import './styles.css';

/** The texts of the login pages. */
const catalogues = import.meta.glob(['#kit/web/texts/*.ts', '#features/auth/web/texts/*.ts', '#app/web/texts/*.ts'], { base: '../..' });
const localCache = () => import('./localCache/localCache.ts');
const otherCatalogues = async () => (await import('./catalogues.ts')).catalogues;

reloadAfterUpdate();
shareStyleNonce();
startLayout();
printLight();
startRipple();
const queryClient = makeQueryClient();
const router = makeRouter(queryClient);
// Not awaited here: what is fetched meanwhile imports this file, and would wait for it in turn.
void start();

async function start(): Promise<void> {
  const [kept] = await Promise.all([readKept(), startSession(sessionKeys), startTexts(catalogues, otherCatalogues, ['kit', 'app'])]);
  if (kept?.owner === String(currentUser()?.id)) kept?.restore(queryClient);
  sendOnLeave(queryClient);
  onLanguageChange(() => {
    void queryClient.invalidateQueries();
    followAccount();
  });
  followSession();
  // Few users need it, so it is not loaded at the start.
  setRestrictedHandler(async () => (await import('./entrance/leadToTwoStep.tsx')).leadToTwoStep(router, queryClient));
  registerKinds(async () => (await import('./screens/notificationKinds.ts')).notificationKinds);
  // While a user is signed in, changes on the server refetch data here.
  fetchWhenIdle(
    () => import('#kit/web/live/liveEvents.ts'),
    ({ startLiveEvents }) => startLiveEvents(queryClient, { account: () => currentUser()?.id, onChange: onSessionChange }),
  );
  fetchWhenIdle(
    () => import('./localCache/startLocalCache.ts'),
    ({ startLocalCache }) => startLocalCache(queryClient),
  );
  // The first thing drawn is the whole screen: it replaces the splash, or the snapshot of the last visit, without a step in between.
  await router.load();
  draw();
  if (kept) (await import('./localCache/markKept.ts')).markKept(queryClient);
}

function draw(): void {
  const root = createRoot(document.getElementById('root') as HTMLElement, {
    onCaughtError: (error) => {
      // A lost connection is not a bug; the screen shows it.
      if (!(error instanceof Unreachable)) console.error(error);
    },
  });
  root.render(
    <StrictMode>
      <Appearance>
        <ErrorBoundary>
          <QueryClientProvider client={queryClient}>
            <InstallationName>
              <Toasts />
              <Hints />
              <RouterProvider router={router} />
              <ServerAway onBack={() => void router.invalidate()} />
            </InstallationName>
          </QueryClientProvider>
        </ErrorBoundary>
      </Appearance>
    </StrictMode>,
  );
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
    followAccount();
    closeAll();
    void toast.clear();
    // Pending changes must not be sent for another user.
    queryClient.getMutationCache().clear();
    // Active queries are emptied too; they stay in the cache, so that they are refetched for the next user.
    for (const query of queryClient.getQueryCache().getAll()) query.reset();
    queryClient.removeQueries({ type: 'inactive' });
    if (currentUser()) void queryClient.refetchQueries({ type: 'active' });
    void router.invalidate();
  });
}

/** What was kept of the last visit. A first visit does not fetch the code for it. */
async function readKept() {
  return ownerOfResults() === null ? undefined : (await localCache()).readKept();
}

/** What is kept belongs to the account. */
function followAccount(): void {
  void localCache().then((cache) => cache.followAccount());
}
