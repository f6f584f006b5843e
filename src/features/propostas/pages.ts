// The pages of offers.
import type { Page } from '#kit/page.ts';
import { propostasAddresses } from './addresses.ts';

export const propostasPages: readonly Page[] = [
  {
    id: 70,
    target: 'propostas',
    at: propostasAddresses.propostas,
    icon: 'briefcase',
    titles: { pt: 'Propostas', en: 'Offers', fr: 'Offres', de: 'Angebote' },
    also: 'ofertas preços lances disputa funil margem bids proposals pipeline prices margin soumissions prix marge Gebote Preise Marge',
    menu: { section: 'tracking', letter: 'q' },
  },
  {
    id: 72,
    target: 'propostas-resumo',
    at: propostasAddresses.propostasResumo,
    icon: 'bar-chart-2',
    titles: { pt: 'Resumo das propostas', en: 'Summary of offers', fr: 'Synthèse des offres', de: 'Auswertung der Angebote' },
    also: 'taxa de vitória funil perdas win rate pipeline losses taux de réussite pertes Erfolgsquote Verluste',
  },
  {
    id: 71,
    target: 'propostas-modelos',
    at: propostasAddresses.propostasModelos,
    icon: 'check-square',
    titles: {
      pt: 'Modelo da checklist de propostas',
      en: 'Template of the checklist of offers',
      fr: 'Modèle de la liste de contrôle des offres',
      de: 'Vorlage der Checkliste für Angebote',
    },
    also: 'habilitação documentos qualification documents capacité Eignung Nachweise',
  },
];
