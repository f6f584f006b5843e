// Paths and permissions of the screens of bills.
import type { Address } from '#kit/page.ts';

export const projetosDeLeiAddresses = {
  projetoList: { path: '/projetos-de-lei/lista', need: 'standard', query: true },
  projetoDetail: { path: '/projetos-de-lei/$id', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
