// Paths and permissions of the screens of the own company's documents.
import type { Address } from '#kit/page.ts';

export const certidoesAddresses = {
  certidoes: { path: '/certidoes', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
