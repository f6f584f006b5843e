// The parents of all routes: the root, and the frame for signed-in users.
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchModule } from '#kit/web/request/fetchModule.ts';
import { guard } from './guard.ts';

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { access: 'anybody' },
  beforeLoad: ({ matches, location }) => guard(matches, location),
});

/** A component that is fetched when it is first shown. */
export const lazyComponent: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchModule(load), name);

/** Fetches the texts of the frame. Its menu comes after the first rows. */
export const loadFrame = () => fetchModule(() => loadTexts('common', 'auth', 'shop', 'search', 'bookmarks', 'notifications'));

/** The frame for signed-in users: menu and top bar. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  staticData: { access: 'anybody' },
  loader: loadFrame,
  component: lazyComponent(() => import('../shell/Shell.tsx'), 'Shell'),
});
