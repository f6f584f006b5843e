// Where the screens of the overview stand.
import type { Address } from '#kit/page.ts';

export const dashboardsAddresses = {
  overview: { path: '/', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
