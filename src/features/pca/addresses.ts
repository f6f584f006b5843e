// Paths and permissions of the screens of annual plans.
import type { Address } from '#kit/page.ts';

export const pcaAddresses = {
  pcaList: { path: '/pca', need: 'standard', query: true },
  pcaPlan: { path: '/pca/$id', need: 'standard' },
} as const satisfies Record<string, Address>;
