// The pages of the cards of figures.
import type { Page } from '#kit/page.ts';
import { cardsAddresses } from './addresses.ts';

export const cardsPages: readonly Page[] = [
  {
    id: 47,
    target: 'analises',
    at: cardsAddresses.analytics,
    icon: 'bar-chart-2',
    titles: { pt: 'Painel de análises', en: 'Analytics', fr: 'Analyses', de: 'Analysen' },
    also: 'números gráficos entradas pedidos figures charts sign-ins chiffres graphiques Zahlen Diagramme',
    menu: { section: 'insight', letter: 'y' },
  },
  {
    id: 48,
    target: 'cartoesEstatisticas',
    at: cardsAddresses.cards,
    link: '/cards/statistics',
    icon: 'layout',
    titles: { pt: 'Cartões de estatísticas', en: 'Statistics cards', fr: 'Indicateurs : évolution', de: 'Kennzahlen: Verlauf' },
    also: 'números séries figures series chiffres séries cartes Zahlen Verlauf Karten',
    menu: { section: 'insight', link: '/cards', title: { pt: 'Cartões', en: 'Cards', fr: 'Indicateurs', de: 'Kennzahlen' } },
  },
  {
    id: 49,
    target: 'cartoesAnalises',
    at: cardsAddresses.cards,
    link: '/cards/analytics',
    icon: 'loader',
    titles: { pt: 'Cartões de análises', en: 'Analytics cards', fr: 'Indicateurs : répartition', de: 'Kennzahlen: Zusammensetzung' },
    also: 'números gráficos figures charts chiffres graphiques Zahlen Diagramme',
  },
];
