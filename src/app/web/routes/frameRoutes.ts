// What all screens' addresses hang from: the root, and the frame of whoever is signed in.
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { TObject } from '#kit/schema.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchModule } from '#kit/web/request/fetchModule.ts';
import type { Search } from '#kit/web/search/search.ts';
import { guard } from './guard.ts';

/** The screen reads its address itself (`useListState`), so that its contract comes with it and not with the first page. */
export const readByScreen = <Query extends TObject>(raw: Record<string, unknown>) => raw as Search<Query>;

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { access: 'anybody' },
  beforeLoad: ({ matches, location }) => guard(matches, location),
});

/** A component that is fetched when it is first shown. */
export const lazyComponent: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => fetchModule(load), name);

export const loadFrameTexts = () => loadTexts('common', 'auth', 'shop', 'search', 'bookmarks', 'notifications');

/** The frame of whoever is signed in: menu and top bar. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  staticData: { access: 'anybody' },
  loader: loadFrameTexts,
  component: lazyComponent(() => import('../shell/Shell.tsx'), 'Shell'),
});

/** A screen that is fetched when it is first asked for. */
export const screen = (name: keyof typeof import('./screens.ts').screens) =>
  lazyComponent(async () => (await import('./screens.ts')).screens[name]() as Promise<Record<string, ComponentType>>, name);
