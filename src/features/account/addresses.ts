// Paths and permissions of the screens of the user's own account.
import type { Address } from '#kit/page.ts';

export const accountAddresses = {
  accountSettings: { path: '/pages/account-settings', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
