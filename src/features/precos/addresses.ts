// Paths and permissions of the screens of the price search.
import type { Address } from '#kit/page.ts';

export const precosAddresses = {
  precos: { path: '/precos', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
