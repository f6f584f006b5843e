// Where the screens of what a user follows stand.
import type { Address } from '#kit/page.ts';

export const followAddresses = {
  followed: { path: '/acompanhamento', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
