// Paths and permissions of the screens of imports.
import type { Address } from '#kit/page.ts';

export const importacoesAddresses = {
  importar: { path: '/importar', need: 'administers', query: true },
} as const satisfies Record<string, Address>;
