// Accounts, what they did, the reader's own, and the gallery.
import { createRoute, redirect } from '@tanstack/react-router';
import type { settingsSearch } from '#features/account/web/settingsSearch.ts';
import type { auditSearch } from '#features/audit/web/auditSearch.ts';
import { needs } from '#features/auth/contract.ts';
import type { gallerySearch } from '#features/gallery/web/gallerySearch.ts';
import { sectionOf } from '#features/gallery/web/sections.ts';
import type { outboxSearch } from '#features/outbox/web/outboxSearch.ts';
import type { profileSearch } from '#features/profile/web/profileSearch.ts';
import type { listQuery } from '#features/users/listQuery.ts';
import type { editSearch } from '#features/users/web/editSearch.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

const userList = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/list',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof listQuery>,
  loader: () => loadTexts('users'),
  component: screen('UserList'),
});

const userView = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/view/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('users', 'audit', 'board'),
  component: screen('UserScreen'),
});

const userEdit = createRoute({
  getParentRoute: () => shell,
  path: '/apps/user/edit/$id',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof editSearch>,
  loader: () => loadTexts('users'),
  component: screen('UserEditScreen'),
});

const accountSettings = createRoute({
  getParentRoute: () => shell,
  path: '/pages/account-settings',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof settingsSearch>,
  loader: () => loadTexts('account', 'security', 'entrance', 'users', 'board'),
  component: screen('AccountSettingsScreen'),
});

const auditLog = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof auditSearch>,
  loader: () => loadTexts('audit'),
  component: screen('AuditScreen'),
});

const outbox = createRoute({
  getParentRoute: () => shell,
  path: '/outbox',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof outboxSearch>,
  loader: () => loadTexts('outbox'),
  component: screen('OutboxScreen'),
});

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/pages/profile',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof profileSearch>,
  loader: () => loadTexts('profile'),
  component: screen('Profile'),
});

const accessControl = createRoute({
  getParentRoute: () => shell,
  path: '/access-control',
  staticData: { access: needs.accessControl },
  loader: () => loadTexts('security'),
  component: screen('AccessControl'),
});

const gallery = createRoute({
  getParentRoute: () => shell,
  path: '/gallery/{-$section}',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof gallerySearch>,
  beforeLoad: ({ params: { section } }) => {
    if (!sectionOf(section)) throw redirect({ to: '/gallery/{-$section}', params: { section: undefined }, replace: true });
  },
  loader: () => loadTexts('gallery', 'charts'),
  component: screen('Gallery'),
});

export const systemRoutes = [userList, userView, userEdit, accessControl, auditLog, outbox, gallery, accountSettings, profile] as const;
