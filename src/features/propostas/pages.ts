// The pages of offers.
import type { Page } from '#kit/page.ts';
import { propostasAddresses } from './addresses.ts';

export const propostasPages: readonly Page[] = [
  {
    id: 70,
    target: 'propostas',
    at: propostasAddresses.propostas,
    icon: 'file',
    titles: { pt: 'Propostas', en: 'Offers', fr: 'Offres', de: 'Angebote' },
    also: 'ofertas preços lances disputa funil margem bids proposals pipeline prices margin soumissions prix marge Gebote Preise Marge',
    menu: { section: 'tracking', letter: 'q' },
  },
];
