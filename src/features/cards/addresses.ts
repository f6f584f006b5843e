// Paths and permissions of the screens of the cards of figures.
import type { Address } from '#kit/page.ts';

export const cardsAddresses = {
  analytics: { path: '/dashboard/analytics', need: 'standard', query: true },
  cards: { path: '/cards/{-$section}', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
