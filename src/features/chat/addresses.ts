// Where the screens of chat stand.
import type { Address } from '#kit/page.ts';

export const chatAddresses = {
  chat: { path: '/apps/chat', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
