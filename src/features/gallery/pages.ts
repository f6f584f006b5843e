// The pages of the gallery of components.
import type { Page } from '#kit/page.ts';
import { galleryAddresses } from './addresses.ts';

export const galleryPages: readonly Page[] = [
  {
    id: 19,
    target: 'galeria',
    at: galleryAddresses.gallery,
    link: '/gallery',
    icon: 'grid',
    titles: { pt: 'Galeria de componentes', en: 'Component gallery', fr: 'Galerie de composants', de: 'Komponentengalerie' },
    menu: { section: 'system', letter: 'g' },
  },
  {
    id: 51,
    target: 'graficos',
    at: galleryAddresses.gallery,
    link: '/gallery/bar-chart',
    icon: 'bar-chart-2',
    titles: { pt: 'Gráficos', en: 'Charts', fr: 'Graphiques', de: 'Diagramme' },
    also: 'barras linhas anel bars lines donut barres lignes anneau Balken Linien Ring apex chartjs',
  },
  {
    id: 52,
    target: 'tabela',
    at: galleryAddresses.gallery,
    link: '/gallery/sortable-table',
    icon: 'table',
    titles: { pt: 'Tabela de exemplo', en: 'Sample table', fr: 'Tableau d’exemple', de: 'Beispieltabelle' },
    also: 'funcionários datatable employees employés Mitarbeitende',
  },
];
