// Paths and permissions of the screens of the outbox.
import type { Address } from '#kit/page.ts';

export const outboxAddresses = {
  outbox: { path: '/outbox', need: 'administers', query: true },
} as const satisfies Record<string, Address>;
