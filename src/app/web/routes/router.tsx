// The router: the entrance, moved addresses, the screens in their frame, and pages for everybody.

import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter } from '@tanstack/react-router';
import { currentUser } from '#features/auth/web/session.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { pathPrefix } from '#kit/web/pathPrefix.ts';
import { parseSearch, stringifySearch } from '#kit/web/search/search.ts';
import { entranceRoutes } from '../entrance/entranceRoutes.ts';
import { ScreenFailure } from '../shell/away/ScreenFailure.tsx';
import { Splash } from '../shell/Splash.tsx';
import { lazyComponent, loadFrame, root, shell } from './frameRoutes.ts';
import { refusalSearch } from './guard.ts';
import { movedRoutes } from './movedRoutes.ts';
import { partRoutes } from './partRoutes.ts';
import { screenRoutes } from './screenRoutes.ts';
import { startingViews } from './startingViews.ts';

/** A page for everybody, with its texts. */
const page: typeof lazyComponent = (load, name) => lazyComponent(async () => (await Promise.all([load(), loadTexts('pages')]))[0], name);

/** The frame of public pages: the shell for signed-in users. */
const anywhere = createRoute({
  getParentRoute: () => root,
  id: 'anywhere',
  staticData: { access: 'anybody' },
  loader: () => (currentUser() ? Promise.all([loadFrame(), import('../shell/Shell.tsx')]) : undefined),
  component: lazyComponent(() => import('../shell/Anywhere.tsx'), 'Anywhere'),
});

const notAuthorized = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/not-authorized',
  staticData: { access: 'anybody' },
  validateSearch: refusalSearch,
  component: page(() => import('../pages/ErrorPages.tsx'), 'NotAuthorized'),
});

const notFound = page(() => import('../pages/ErrorPages.tsx'), 'NotFound');
const error = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/error',
  staticData: { access: 'anybody' },
  component: notFound,
});
const unknown = createRoute({ getParentRoute: () => anywhere, path: '$', staticData: { access: 'anybody' }, component: notFound });

const maintenance = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/maintenance',
  staticData: { access: 'anybody' },
  component: page(() => import('../pages/Maintenance.tsx'), 'MaintenancePage'),
});

const comingSoon = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/coming-soon',
  staticData: { access: 'anybody' },
  component: page(() => import('../pages/ComingSoon.tsx'), 'ComingSoon'),
});

const tree = root.addChildren([
  ...entranceRoutes,
  ...movedRoutes,
  shell.addChildren({ ...startingViews, ...screenRoutes, ...partRoutes }),
  anywhere.addChildren([notAuthorized, error, maintenance, comingSoon, unknown]),
]);

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    ...(pathPrefix && { basepath: pathPrefix }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Parameters that a screen does not know are removed from the address.
    search: { strict: true },
    // Hovering over a link fetches its screen; TanStack Query fetches the data.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingComponent: Splash,
    defaultErrorComponent: ScreenFailure,
    defaultNotFoundComponent: notFound,
    // `main.tsx` logs what is caught.
    defaultOnCatch: () => {},
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
