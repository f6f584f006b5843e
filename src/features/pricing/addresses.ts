// Paths and permissions of the screens of plans.
import type { Address } from '#kit/page.ts';

export const pricingAddresses = {
  pricing: { path: '/pages/pricing', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
