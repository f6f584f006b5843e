// Paths and permissions of the screens of the overview.
import type { Address } from '#kit/page.ts';

export const dashboardsAddresses = {
  overview: {
    path: '/',
    need: 'standard',
    query: true,
    first: [
      { path: '/api/dashboards/week' },
      { path: '/api/dashboards/notices', query: { period: 'last-28-days' }, search: { except: ['by', 'map', 'outlines'] } },
      { path: '/api/dashboards/mine' },
      { path: '/api/dashboards/summary' },
    ],
  },
} as const satisfies Record<string, Address>;
