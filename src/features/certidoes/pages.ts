// The pages of the own company's documents.
import type { Page } from '#kit/page.ts';
import { certidoesAddresses } from './addresses.ts';

export const certidoesPages: readonly Page[] = [
  {
    id: 60,
    target: 'certidoes',
    at: certidoesAddresses.certidoes,
    icon: 'award',
    titles: { pt: 'Certidões', en: 'Certificates', fr: 'Attestations', de: 'Bescheinigungen' },
    also: 'habilitação documentos CND FGTS CNDT vencimento qualification documents échéances Eignung Nachweise Fristen',
    menu: { section: 'tracking', letter: 'x' },
  },
];
