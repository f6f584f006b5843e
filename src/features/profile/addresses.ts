// Where the screens of the profile stand.
import type { Address } from '#kit/page.ts';

export const profileAddresses = {
  profile: { path: '/pages/profile', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
