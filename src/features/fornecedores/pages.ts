// The page of the suppliers.
import type { Page } from '#kit/page.ts';
import { fornecedoresAddresses } from './addresses.ts';

export const fornecedoresPages: readonly Page[] = [
  {
    id: 68,
    target: 'fornecedores',
    at: fornecedoresAddresses.fornecedores,
    icon: 'truck',
    titles: { pt: 'Fornecedores', en: 'Suppliers', fr: 'Fournisseurs', de: 'Lieferanten' },
    also: 'vencedores CNPJ concorrentes winners competitors attributaires concurrents Zuschlag Wettbewerber',
    menu: { section: 'tracking' },
  },
  {
    id: 90,
    target: 'seguidos',
    at: fornecedoresAddresses.seguidos,
    icon: 'user-check',
    titles: { pt: 'Quem você acompanha', en: 'Who you follow', fr: 'Ceux que vous suivez', de: 'Wen Sie beobachten' },
    also: 'fornecedores órgãos municípios acompanhados followed suppliers bodies fournisseurs organismes suivis beobachtete Lieferanten',
    menu: { section: 'tracking' },
  },
];
