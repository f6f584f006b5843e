// Paths and permissions of the screens of access control.
import type { Address } from '#kit/page.ts';

export const authAddresses = {
  accessControl: { path: '/access-control', need: 'accessControl' },
} as const satisfies Record<string, Address>;
