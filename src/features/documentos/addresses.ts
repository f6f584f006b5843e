// Paths and permissions of the screens of documents to hand in.
import type { Address } from '#kit/page.ts';

export const documentosAddresses = {
  modeloDaProposta: { path: '/empresa/modelo-da-proposta', need: 'administers' },
} as const satisfies Record<string, Address>;
