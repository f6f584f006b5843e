// Where the screens of imports stand.
import type { Address } from '#kit/page.ts';

export const importacoesAddresses = {
  importar: { path: '/importar', need: 'administers', query: true },
} as const satisfies Record<string, Address>;
