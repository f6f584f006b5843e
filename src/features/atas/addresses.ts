// Paths and permissions of the screens of atas.
import type { Address } from '#kit/page.ts';

export const atasAddresses = {
  ataList: { path: '/atas', need: 'standard', query: true },
  ataDetail: { path: '/atas/$id', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
