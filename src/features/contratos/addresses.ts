// Paths and permissions of the screens of contracts.
import type { Address } from '#kit/page.ts';

export const contratosAddresses = {
  contratoList: { path: '/contratos', need: 'standard', query: true },
  contratoDetail: { path: '/contratos/$id', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
