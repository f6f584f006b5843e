// Where the screens of mail stand.
import type { Address } from '#kit/page.ts';

export const emailAddresses = {
  email: { path: '/apps/email', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
