// Paths and permissions of the screens of frequent questions.
import type { Address } from '#kit/page.ts';

export const faqAddresses = {
  faq: { path: '/pages/faq', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
