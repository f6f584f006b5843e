// The page of the price search.
import type { Page } from '#kit/page.ts';
import { precosAddresses } from './addresses.ts';

export const precosPages: readonly Page[] = [
  {
    id: 69,
    target: 'pesquisaDePrecos',
    at: precosAddresses.precos,
    icon: 'bar-chart-2',
    titles: { pt: 'Pesquisa de preços', en: 'Price search', fr: 'Recherche de prix', de: 'Preissuche' },
    also: 'preço mediana homologado estimado unitário price median awarded unit prix médiane attribué Preis Median Zuschlag',
    menu: { section: 'tracking' },
  },
];
