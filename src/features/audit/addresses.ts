// Paths and permissions of the screens of the activity log.
import type { Address } from '#kit/page.ts';

export const auditAddresses = {
  auditLog: { path: '/audit', need: 'administers', query: true },
} as const satisfies Record<string, Address>;
