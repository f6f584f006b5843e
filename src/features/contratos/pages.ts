// The pages of contracts.
import type { Page } from '#kit/page.ts';
import { contratosAddresses } from './addresses.ts';

export const contratosPages: readonly Page[] = [
  {
    id: 63,
    target: 'contratos',
    at: contratosAddresses.contratoList,
    icon: 'file-plus',
    titles: { pt: 'Contratos', en: 'Contracts', fr: 'Contrats', de: 'Verträge' },
    also: 'empenhos fornecedores vigência aditivos suppliers validity fournisseurs validité Lieferanten Laufzeit',
    menu: { section: 'tracking' },
  },
  {
    id: 64,
    target: 'contratosVencendo',
    at: contratosAddresses.contratoList,
    link: '/contratos?situacao=vence90&sort=vigencia_fim&order=asc',
    icon: 'clock',
    titles: {
      pt: 'Contratos que vencem em 90 dias',
      en: 'Contracts that end in 90 days',
      fr: 'Contrats qui expirent sous 90 jours',
      de: 'Verträge, die in 90 Tagen enden',
    },
  },
];
