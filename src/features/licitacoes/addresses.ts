// Paths and permissions of the screens of notices.
import type { Address } from '#kit/page.ts';

export const licitacoesAddresses = {
  licitacaoList: {
    path: '/apps/invoice/list',
    need: 'standard',
    query: true,
  },
  licitacaoDetail: { path: '/apps/invoice/preview/$id', need: 'standard', query: true },
  savedSearches: { path: '/buscas-salvas', need: 'standard' },
  licitacaoAdd: { path: '/apps/invoice/add', need: 'standard' },
  licitacaoEdit: { path: '/apps/invoice/edit/$id', need: 'standard' },
} as const satisfies Record<string, Address>;
