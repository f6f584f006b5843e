// Paths and permissions of the screens of suppliers and public bodies.
import type { Address } from '#kit/page.ts';

export const fornecedoresAddresses = {
  fornecedores: { path: '/fornecedores', need: 'standard', query: true },
  fornecedor: { path: '/fornecedores/$documento', need: 'standard', query: true },
  seguidos: { path: '/seguidos', need: 'standard' },
  orgao: { path: '/orgaos/$cnpj', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
