// The routes of login and registration, and of links in mails.
import type { QueryClient } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { lazyComponent, root } from '../routes/frameRoutes.ts';
import { loginSearch } from '../routes/guard.ts';
import { settingsCalls } from '../shell/settings.ts';
import { linkPages, signedOutPages } from './entranceAddresses.ts';

/** The login page is shown first, so it has a catalogue of its own. */
const entranceScreens = {
  login: { texts: ['auth'], component: lazyComponent(() => import('./LoginScreen.tsx'), 'LoginScreen') },
  register: { texts: ['auth', 'entrance'], component: lazyComponent(() => import('./RegisterScreen.tsx'), 'RegisterScreen') },
  forgotPassword: {
    texts: ['auth', 'entrance'],
    component: lazyComponent(() => import('./PasswordScreens.tsx'), 'ForgotPasswordScreen'),
  },
  resetPassword: {
    texts: ['auth', 'entrance'],
    component: lazyComponent(() => import('./PasswordScreens.tsx'), 'ResetPasswordScreen'),
  },
  invitation: { texts: ['auth', 'entrance'], component: lazyComponent(() => import('./PasswordScreens.tsx'), 'InvitationScreen') },
} as const;

/** Loads what determines the height of these pages, before they are shown. */
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

/** For signed-in users who must set up the second step. */
const requiredTwoStep = createRoute({
  getParentRoute: () => root,
  path: '/two-step',
  staticData: { access: needs.standard },
  validateSearch: loginSearch,
  loader: ({ context }) =>
    Promise.all([loadTexts('auth', 'security'), context.queryClient.ensureQueryData(settingsCalls.read.query()).catch(() => undefined)]),
  component: lazyComponent(() => import('./TwoStepScreen.tsx'), 'TwoStepScreen'),
});

export const entranceRoutes = [...signedOut, ...linked, requiredTwoStep] as const;
