// Paths and permissions of the screens of what a user follows.
import type { Address } from '#kit/page.ts';

export const followAddresses = {
  followed: { path: '/acompanhamento', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
