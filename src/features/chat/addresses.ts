// Paths and permissions of the screens of chat.
import type { Address } from '#kit/page.ts';

export const chatAddresses = {
  chat: { path: '/apps/chat', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
