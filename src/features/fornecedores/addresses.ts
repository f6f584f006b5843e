// Paths and permissions of the screens of suppliers, public bodies and municípios.
import type { Address } from '#kit/page.ts';

export const fornecedoresAddresses = {
  fornecedores: { path: '/fornecedores', need: 'standard', query: true },
  fornecedor: { path: '/fornecedores/$documento', need: 'standard', query: true },
  seguidos: { path: '/seguidos', need: 'standard' },
  orgao: { path: '/orgaos/$cnpj', need: 'standard', query: true },
  municipio: { path: '/municipios/$ibge', need: 'standard', query: true },
} as const satisfies Record<string, Address>;
