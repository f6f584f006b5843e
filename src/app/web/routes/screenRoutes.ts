// The routes of all screens, made of their addresses and of the types of their screens.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { TObject } from '#kit/schema.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import type { Screen } from '#kit/web/page/screen.ts';
import { fetchModule } from '#kit/web/request/fetchModule.ts';
import type { Search } from '#kit/web/search/search.ts';
import { addresses } from './addresses.ts';
import { lazyComponent, shell } from './frameRoutes.ts';

type Addresses = typeof addresses;
type Screens = typeof import('./screens.ts')['screens'];
type Name = keyof Addresses;

const fetchScreen = async (name: Name) => (await fetchModule(() => import('./screens.ts'))).screens[name];

/** What each route has beside its address. */
const optionsOf = (name: Name) => ({
  getParentRoute: () => shell,
  staticData: { access: needs[addresses[name].need] },
  loader: async () => loadTexts(...(await fetchScreen(name)).texts),
  component: lazyComponent(async () => ({ Screen: await (await fetchScreen(name)).fetchComponent() }), 'Screen'),
});

const plainRoute = <const Path extends string>(path: Path, name: Name) => createRoute({ ...optionsOf(name), path });

/** The screen reads its parameters itself (`useListState`), so that its contract comes with it and not with the first page. */
const queryRoute = <const Path extends string, Query extends TObject>(path: Path, name: Name) =>
  createRoute({ ...optionsOf(name), path, validateSearch: (raw: Record<string, unknown>) => raw as Search<Query> });

type RouteOf<Each extends Name> =
  Screens[Each] extends Screen<infer Query>
    ? [Query] extends [never]
      ? ReturnType<typeof plainRoute<Addresses[Each]['path']>>
      : ReturnType<typeof queryRoute<Addresses[Each]['path'], Query>>
    : never;

const names = Object.keys(addresses) as Name[];

export const screenRoutes = Object.fromEntries(
  names.map((name) => {
    const address = addresses[name];
    return [name, 'query' in address ? queryRoute(address.path, name) : plainRoute(address.path, name)];
  }),
) as unknown as { [Each in Name]: RouteOf<Each> };
