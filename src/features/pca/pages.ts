// The pages of annual procurement plans.
import type { Page } from '#kit/page.ts';
import { pcaAddresses } from './addresses.ts';

export const pcaPages: readonly Page[] = [
  {
    id: 66,
    target: 'pca',
    at: pcaAddresses.pcaList,
    icon: 'target',
    titles: { pt: 'Planos anuais (PCA)', en: 'Annual plans (PCA)', fr: 'Plans annuels (PCA)', de: 'Jahrespläne (PCA)' },
    also: 'plano de contratações anual procurement plans plans d’achats Beschaffungspläne PAC planejamento itens previstos planning forecast planification prévisions Planung Bedarf',
    menu: { section: 'tracking' },
  },
];
