// Paths and permissions of the screens of offers.
import type { Address } from '#kit/page.ts';

export const propostasAddresses = {
  propostas: { path: '/propostas', need: 'standard', query: true },
  propostasResumo: { path: '/propostas/resumo', need: 'standard', query: true },
  propostasModelos: { path: '/propostas/modelos', need: 'administers' },
  proposta: { path: '/propostas/$id', need: 'standard' },
} as const satisfies Record<string, Address>;
