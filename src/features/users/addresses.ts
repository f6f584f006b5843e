// Paths and permissions of the screens of users.
import type { Address } from '#kit/page.ts';

export const usersAddresses = {
  userList: { path: '/apps/user/list', need: 'standard', query: true },
  userView: { path: '/apps/user/view/$id', need: 'standard' },
  userEdit: { path: '/apps/user/edit/$id', need: 'administers', query: true },
} as const satisfies Record<string, Address>;
