// Paths and permissions of the screens of the overview.
import type { Address } from '#kit/page.ts';

export const dashboardsAddresses = {
  overview: {
    path: '/',
    need: 'standard',
    query: true,
  },
} as const satisfies Record<string, Address>;
