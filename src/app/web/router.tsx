// Every screen's address. One const per screen, its component fetched when it is first asked for.
import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { settingsSearch } from '#features/account/web/settingsSearch.ts';
import type { auditSearch } from '#features/audit/web/auditSearch.ts';
import { needs } from '#features/auth/contract.ts';
import { currentUser } from '#features/auth/web/session.ts';
import type { calendarSearch } from '#features/calendar/web/calendarSearch.ts';
import type { dnsSearch } from '#features/dns/web/dnsSearch.ts';
import type { followSearch } from '#features/follow/web/followSearch.ts';
import type { gallerySearch } from '#features/gallery/web/gallerySearch.ts';
import { sectionOf } from '#features/gallery/web/sections.ts';
import type { importSearch } from '#features/importacoes/web/importSearch.ts';
import type { licitacoes } from '#features/licitacoes/contract.ts';
import type { outboxSearch } from '#features/outbox/web/outboxSearch.ts';
import type { profileSearch } from '#features/profile/web/profileSearch.ts';
import type { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import type { listQuery } from '#features/users/listQuery.ts';
import type { editSearch } from '#features/users/web/editSearch.ts';
import { Failure } from '#kit/web/Failure.tsx';
import { loadTexts } from '#kit/web/i18n.ts';
import { parseSearch, stringifySearch } from '#kit/web/search.ts';
import { comingInside } from './comingScreens.ts';
import { linkPages, signedOutPages } from './entranceAddresses.ts';
import { loadFrameTexts, readByScreen, root, shell } from './frameRoutes.ts';
import { loginSearch, refusalSearch } from './guard.ts';
import { gallerySection, movedAddresses, movedToGallery } from './movedAddresses.ts';
import { Splash } from './Splash.tsx';
import { settingsCalls } from './settings.ts';
import { togetherRoutes } from './togetherRoutes.ts';
import { WithCommands } from './WithCommands.tsx';

/** The login page comes first, so it has its texts for itself. */
const entranceScreens = {
  login: { texts: ['auth'], component: lazyRouteComponent(() => import('./LoginScreen.tsx'), 'LoginScreen') },
  register: { texts: ['auth', 'entrance'], component: lazyRouteComponent(() => import('./RegisterScreen.tsx'), 'RegisterScreen') },
  forgotPassword: {
    texts: ['auth', 'entrance'],
    component: lazyRouteComponent(() => import('./PasswordScreens.tsx'), 'ForgotPasswordScreen'),
  },
  resetPassword: {
    texts: ['auth', 'entrance'],
    component: lazyRouteComponent(() => import('./PasswordScreens.tsx'), 'ResetPasswordScreen'),
  },
  invitation: { texts: ['auth', 'entrance'], component: lazyRouteComponent(() => import('./PasswordScreens.tsx'), 'InvitationScreen') },
} as const;

/** What the height of these pages depends on is there before they are shown. */
const loadEntrance = (queryClient: QueryClient, screen: keyof typeof entranceScreens) =>
  Promise.all([
    loadTexts(...entranceScreens[screen].texts),
    queryClient.ensureQueryData(settingsCalls.read.query()).catch(() => undefined),
  ]);

const signedOut = (Object.keys(signedOutPages) as (keyof typeof signedOutPages)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'signedOut' },
    validateSearch: loginSearch,
    loader: ({ context }) => loadEntrance(context.queryClient, signedOutPages[path]),
    component: entranceScreens[signedOutPages[path]].component,
  }),
);

const linked = (Object.keys(linkPages) as (keyof typeof linkPages)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    loader: ({ context }) => loadEntrance(context.queryClient, linkPages[path]),
    component: entranceScreens[linkPages[path]].component,
  }),
);

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { access: needs.standard },
  beforeLoad: () => {
    throw redirect({ to: '/apps/invoice', replace: true });
  },
});

/** The door to the notices, where the menu leads: on to the list with the view its reader starts with. The list's own address means what it says. */
const licitacoesDoor = createRoute({
  getParentRoute: () => root,
  path: '/apps/invoice',
  staticData: { access: needs.standard },
  beforeLoad: async ({ context }) => {
    const { startingView } = await import('#features/licitacoes/web/startingView.ts');
    throw redirect({ to: '/apps/invoice/list', search: await startingView(context.queryClient), replace: true });
  },
});

const licitacaoList = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/list',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof licitacoes.list.query>,
  loader: () => loadTexts('licitacoes', 'follow'),
  component: lazyRouteComponent(() => import('./LicitacaoListRoute.tsx'), 'LicitacaoListRoute'),
});

const licitacaoDetail = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/preview/$id',
  staticData: { access: needs.standard },
  // The list it was opened from, so that previous and next know their order.
  validateSearch: readByScreen<typeof licitacoes.list.query>,
  loader: () => loadTexts('licitacoes', 'follow'),
  component: lazyRouteComponent(() => import('./LicitacaoDetailRoute.tsx'), 'LicitacaoDetailRoute'),
});

const importar = createRoute({
  getParentRoute: () => shell,
  path: '/importar',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof importSearch>,
  loader: () => loadTexts('importacoes', 'sending'),
  component: lazyRouteComponent(() => import('./ImportarScreen.tsx'), 'ImportarScreen'),
});

/** The door to the bills, as to the notices; who asks it for something gets that. */
const projetosDoor = createRoute({
  getParentRoute: () => root,
  path: '/projetos-de-lei',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  beforeLoad: async ({ context, search }) => {
    const { startingView } = await import('#features/projetosDeLei/web/startingView.ts');
    const asked = Object.keys(search).length > 0 ? search : await startingView(context.queryClient);
    throw redirect({ to: '/projetos-de-lei/lista', search: asked, replace: true });
  },
});

const projetoList = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei/lista',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  loader: () => loadTexts('projetosDeLei', 'follow'),
  component: lazyRouteComponent(() => import('./ProjetoListRoute.tsx'), 'ProjetoListRoute'),
});

const projetoDetail = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei/$id',
  staticData: { access: needs.standard },
  // The list it was opened from, for the way back.
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  loader: () => loadTexts('projetosDeLei', 'follow'),
  component: lazyRouteComponent(() => import('./ProjetoDetailRoute.tsx'), 'ProjetoDetailRoute'),
});

const followed = createRoute({
  getParentRoute: () => shell,
  path: '/acompanhamento',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof followSearch>,
  loader: () => loadTexts('follow', 'board'),
  component: lazyRouteComponent(() => import('./FollowRoute.tsx'), 'FollowRoute'),
});

const calendar = createRoute({
  getParentRoute: () => shell,
  path: '/apps/calendar',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof calendarSearch>,
  loader: () => loadTexts('calendar'),
  component: lazyRouteComponent(() => import('./CalendarRoute.tsx'), 'CalendarRoute'),
});

const dnsEntries = createRoute({
  getParentRoute: () => shell,
  path: '/dns',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof dnsSearch>,
  loader: () => loadTexts('dns'),
  component: lazyRouteComponent(() => import('./DnsRoute.tsx'), 'DnsRoute'),
});

const userList = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/list',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof listQuery>,
  loader: () => loadTexts('users'),
  component: lazyRouteComponent(() => import('#features/users/web/UserList.tsx'), 'UserList'),
});

const userView = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/view/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('users', 'audit'),
  component: lazyRouteComponent(() => import('./UserScreen.tsx'), 'UserScreen'),
});

const userEdit = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/edit/$id',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof editSearch>,
  loader: () => loadTexts('users'),
  component: lazyRouteComponent(() => import('./UserEditScreen.tsx'), 'UserEditScreen'),
});

const accountSettings = createRoute({
  getParentRoute: () => shell,
  path: '/pages/account-settings',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof settingsSearch>,
  loader: () => loadTexts('account', 'security', 'entrance'),
  component: lazyRouteComponent(() => import('./AccountSettingsScreen.tsx'), 'AccountSettingsScreen'),
});

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof auditSearch>,
  loader: () => loadTexts('audit'),
  component: lazyRouteComponent(() => import('#features/audit/web/AuditScreen.tsx'), 'AuditScreen'),
});

const outbox = createRoute({
  getParentRoute: () => shell,
  path: '/outbox',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof outboxSearch>,
  loader: () => loadTexts('outbox'),
  component: lazyRouteComponent(() => import('#features/outbox/web/OutboxScreen.tsx'), 'OutboxScreen'),
});

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/pages/profile',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof profileSearch>,
  loader: () => loadTexts('profile'),
  component: lazyRouteComponent(() => import('#features/profile/web/Profile.tsx'), 'Profile'),
});

const accessControl = createRoute({
  getParentRoute: () => shell,
  path: '/access-control',
  staticData: { access: needs.accessControl },
  component: lazyRouteComponent(() => import('./AccessControl.tsx'), 'AccessControl'),
});

/** The frame of pages that anybody may see: the shell for whoever is signed in. */
const anywhere = createRoute({
  getParentRoute: () => root,
  id: 'anywhere',
  staticData: { access: 'anybody' },
  loader: () => (currentUser() ? Promise.all([loadFrameTexts(), import('./Shell.tsx')]) : undefined),
  component: lazyRouteComponent(() => import('./Anywhere.tsx'), 'Anywhere'),
});

const gallery = createRoute({
  getParentRoute: () => shell,
  path: '/gallery/{-$section}',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof gallerySearch>,
  beforeLoad: ({ params: { section } }) => {
    if (!sectionOf(section)) throw redirect({ to: '/gallery/{-$section}', params: { section: undefined }, replace: true });
  },
  loader: () => loadTexts('gallery'),
  component: lazyRouteComponent(() => import('#features/gallery/web/Gallery.tsx'), 'Gallery'),
});

const notAuthorized = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/not-authorized',
  staticData: { access: 'anybody' },
  validateSearch: refusalSearch,
  component: lazyRouteComponent(() => import('./ErrorPages.tsx'), 'NotAuthorized'),
});

const notFound = lazyRouteComponent(() => import('./ErrorPages.tsx'), 'NotFound');
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
  component: lazyRouteComponent(() => import('./Maintenance.tsx'), 'MaintenancePage'),
});

const comingSoon = createRoute({
  getParentRoute: () => anywhere,
  path: '/misc/coming-soon',
  staticData: { access: 'anybody' },
  component: lazyRouteComponent(() => import('./ComingSoon.tsx'), 'ComingSoon'),
});

const comingScreen = lazyRouteComponent(() => import('./ComingSoon.tsx'), 'ComingScreenPage');
const screensToCome = comingInside.map(({ path, access }) =>
  createRoute({ getParentRoute: () => shell, path, staticData: { access }, component: comingScreen }),
);

const moved = (Object.keys(movedAddresses) as (keyof typeof movedAddresses)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    beforeLoad: () => {
      throw redirect({ to: movedAddresses[path], replace: true });
    },
  }),
);

const demonstrations = (Object.keys(movedToGallery) as (keyof typeof movedToGallery)[]).map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody' },
    beforeLoad: ({ params }) => {
      const page = (params as { _splat?: string })._splat;
      throw redirect({ to: '/gallery/{-$section}', params: { section: gallerySection(path, page) }, replace: true });
    },
  }),
);

/** Notices are not edited by hand: what there is to see of one is its page. */
const licitacaoEdit = createRoute({
  getParentRoute: () => root,
  path: '/apps/invoice/edit/$id',
  staticData: { access: 'anybody' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/apps/invoice/preview/$id', params, replace: true });
  },
});

const tree = root.addChildren([
  home,
  licitacoesDoor,
  projetosDoor,
  ...signedOut,
  ...linked,
  shell.addChildren([
    licitacaoList,
    licitacaoDetail,
    projetoList,
    projetoDetail,
    followed,
    calendar,
    ...togetherRoutes,
    dnsEntries,
    importar,
    userList,
    userView,
    userEdit,
    accessControl,
    auditLog,
    outbox,
    gallery,
    accountSettings,
    profile,
    ...screensToCome,
  ]),
  anywhere.addChildren([notAuthorized, error, maintenance, comingSoon, unknown]),
  licitacaoEdit,
  ...moved,
  ...demonstrations,
]);

export function makeRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree: tree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // What a screen does not know goes out of the address.
    search: { strict: true },
    // Pointing at a link fetches its screen; its data is TanStack Query's business.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    InnerWrap: WithCommands,
    defaultPendingComponent: Splash,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} retry={reset} />,
    defaultNotFoundComponent: notFound,
    defaultOnCatch: (error) => console.error(error),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
