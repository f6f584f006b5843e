// The pages of documents to hand in.
import type { Page } from '#kit/page.ts';
import { documentosAddresses } from './addresses.ts';

export const documentosPages: readonly Page[] = [
  {
    id: 62,
    target: 'modeloDaProposta',
    at: documentosAddresses.modeloDaProposta,
    icon: 'edit-3',
    titles: { pt: 'Modelo da proposta', en: 'Proposal template', fr: 'Modèle de l’offre', de: 'Angebotsvorlage' },
    also: 'proposta comercial documento Word PDF template proposal offre Angebot Vorlage',
    menu: { section: 'system' },
  },
];
