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
import { makeRouter } from './routes/router.tsx';
import { Appearance } from './shell/Appearance.tsx';
import { ServerAway } from './shell/ServerAway.tsx';
import { shareStyleNonce } from './styleNonce.ts';
import './styles.css';

/** What the pages say on which one signs in. */
const catalogues = import.meta.glob(['#kit/web/texts/*.ts', '#features/auth/web/texts/*.ts', '#app/web/texts/*.ts'], { base: '../..' });
const otherCatalogues = async () => (await import('./catalogues.ts')).catalogues;

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
// Few are ever refused for it, so the start does not load what leads them there.
setRestrictedHandler(async () => (await import('./entrance/leadToTwoStep.tsx')).leadToTwoStep(router, queryClient));
registerKinds(async () => (await import('./screens/notificationKinds.ts')).notificationKinds);
// What changes on the server is asked anew here, as long as somebody is signed in.
fetchWhenIdle(
  () => import('#kit/web/live/liveEvents.ts'),
  ({ startLiveEvents }) => startLiveEvents(queryClient, { account: () => currentUser()?.id, onChange: onSessionChange }),
);

const root = createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError: (error) => {
    // A lost connection is no fault of the program; the screen says it.
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

/** When somebody else is signed in, or nobody, or who it is may do something else: nothing of before stays, and the guard looks again. */
function followSession(): void {
  // Another name or picture is no reason to empty the screen.
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
    // Changes that still wait for their turn are not sent in another's name.
    queryClient.getMutationCache().clear();
    // What stays on screen is emptied too; leaving it in the cache has it asked anew for whoever comes next.
    for (const query of queryClient.getQueryCache().getAll()) query.reset();
    queryClient.removeQueries({ type: 'inactive' });
    if (currentUser()) void queryClient.refetchQueries({ type: 'active' });
    void router.invalidate();
  });
}

/** An earlier installation at this address may have left one behind. */
function forgetServiceWorkers(): void {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((found) => found.forEach((registration) => void registration.unregister()))
    // A browser that keeps nothing for us keeps no worker either.
    .catch(() => {});
}

/** After an update of the server the files this page was built with are gone; one reload brings the new ones. */
function reloadAfterUpdate(): void {
  addEventListener('vite:preloadError', async () => {
    try {
      const lastReload = Number(sessionStorage.getItem('reloadedAt'));
      if (Date.now() - lastReload < 60_000 || !(await isUpdated())) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
    } catch {
      // Where nothing can be kept, nothing would end the reloading; and while the server is away there is nothing to reload.
      return;
    }
    location.reload();
  });
}

/** Whether the page that the server gives out now is begun by another script than this one was. */
async function isUpdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  const page = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  return page.ok && script != null && !(await page.text()).includes(script);
}
