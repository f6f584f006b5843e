// Paths and permissions of the screens of sources.
import type { Address } from '#kit/page.ts';

export const fontesAddresses = {
  fontes: { path: '/fontes', need: 'administers' },
} as const satisfies Record<string, Address>;
