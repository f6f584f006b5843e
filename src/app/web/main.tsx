import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUser, onSessionChange, startSession } from '#features/auth/web/session.ts';
import { startLayout } from '#features/layout/web/choices.ts';
import { printLight } from '#features/layout/web/skin.ts';
import { registerKinds } from '#features/notifications/web/kinds.ts';
import { startRipple } from '#kit/web/device/ripple.ts';
import { closeAll } from '#kit/web/dialog/openState.ts';
import { onLanguageChange, startTexts } from '#kit/web/locale/i18n.ts';
import { LanguageProvider } from '#kit/web/locale/LanguageProvider.tsx';
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
import { makeRouter } from './routes/router.tsx';
import { Appearance } from './shell/Appearance.tsx';
import { ServerAway } from './shell/away/ServerAway.tsx';
import { shareStyleNonce } from './styleNonce.ts';
import './styles.css';

/** The texts of the login pages. */
const catalogues = import.meta.glob(['#kit/web/texts/*.ts', '#features/auth/web/texts/*.ts', '#app/web/texts/*.ts'], { base: '../..' });
const otherCatalogues = async () => (await import('./catalogues.ts')).catalogues;
/** For the code of the first screen, in milliseconds. */
const longestWait = 2000;

forgetServiceWorkers();
reloadAfterUpdate();
shareStyleNonce();
startLayout();
printLight();
startRipple();
await Promise.all([startSession(sessionKeys), startTexts(catalogues, otherCatalogues, ['kit', 'app'])]);

const queryClient = makeQueryClient();
sendOnLeave(queryClient);
onLanguageChange(() => void queryClient.invalidateQueries());
const router = makeRouter(queryClient);
followSession();
// Few users need it, so it is not loaded at the start.
setRestrictedHandler(async () => (await import('./entrance/leadToTwoStep.tsx')).leadToTwoStep(router, queryClient));
registerKinds(async () => (await import('./screens/notificationKinds.ts')).notificationKinds);
// While a user is signed in, changes on the server refetch data here.
fetchWhenIdle(
  () => import('#kit/web/live/liveEvents.ts'),
  ({ startLiveEvents }) => startLiveEvents(queryClient, { account: () => currentUser()?.id, onChange: onSessionChange }),
);

const root = createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError: (error) => {
    // A lost connection is not a bug; the screen shows it.
    if (!(error instanceof Unreachable)) console.error(error);
  },
});
// What the page shows until then stays until the whole screen is there; a screen that takes longer shows that it is coming.
// Not awaited, because the modules of the screen wait for this one to end.
void Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, longestWait))]).then(() => startTransition(render));

/** Called as a transition, React renders in pieces, so that the page stays usable meanwhile. */
function render(): void {
  root.render(
    <StrictMode>
      <LanguageProvider>
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
      </LanguageProvider>
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

/** Another application at this address may have installed one. */
function forgetServiceWorkers(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((found) => found.forEach((registration) => void registration.unregister()))
    // A browser that blocks storage has no worker either.
    .catch(() => {});
}

/** After an update of the server this page's files are gone; one reload loads the new ones. */
function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      const lastReload = Number(sessionStorage.getItem('reloadedAt'));
      if (Date.now() - lastReload < 60_000 || !(await isUpdated())) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
    } catch {
      // Without storage the reloads would never end; and while the server is down there is nothing to reload.
      return;
    }
    location.reload();
  });
}

/** Whether the server's page now has another script than this one. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  return page.ok && script != null && !(await page.text()).includes(script);
}
