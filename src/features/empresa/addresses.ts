// Paths and permissions of the screens of the own company.
import type { Address } from '#kit/page.ts';

export const empresaAddresses = {
  empresa: { path: '/empresa', need: 'administers' },
} as const satisfies Record<string, Address>;
