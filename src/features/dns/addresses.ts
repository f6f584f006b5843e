// Paths and permissions of the screens of the DNS entries.
import type { Address } from '#kit/page.ts';

export const dnsAddresses = {
  dnsEntries: { path: '/dns', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
