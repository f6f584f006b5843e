// The pages of annual procurement plans.
import type { Page } from '#kit/page.ts';
import { pcaAddresses } from './addresses.ts';

export const pcaPages: readonly Page[] = [
  {
    id: 66,
    target: 'pca',
    at: pcaAddresses.pcaList,
    icon: 'target',
    titles: {
      pt: 'Plano de contratações anual',
      en: 'Annual procurement plans',
      fr: 'Plans annuels d’achats',
      de: 'Jährliche Beschaffungspläne',
    },
    also: 'PCA PAC planejamento itens previstos planning forecast planification prévisions Planung Bedarf',
    menu: { section: 'tracking', title: { pt: 'Planos anuais (PCA)', en: 'Annual plans', fr: 'Plans annuels', de: 'Jahrespläne' } },
  },
];
