// Paths and permissions of the screens of mail.
import type { Address } from '#kit/page.ts';

export const emailAddresses = {
  email: {
    path: '/apps/email',
    need: 'standard',
    query: true,
    first: [
      {
        path: '/api/email',
        query: { folder: 'inbox', label: '', q: '', page: 1, perPage: 50 },
        search: { except: ['mail', 'draft', 'to', 'folder', 'label'] },
      },
    ],
  },
} as const satisfies Record<string, Address>;
