// Paths and permissions of the screens of the profile.
import type { Address } from '#kit/page.ts';

export const profileAddresses = {
  profile: { path: '/pages/profile', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
