// Paths and permissions of the screens of mail.
import type { Address } from '#kit/page.ts';

export const emailAddresses = {
  email: {
    path: '/apps/email',
    need: 'standard',
    query: true,
  },
} as const satisfies Record<string, Address>;
