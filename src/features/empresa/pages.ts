// The pages of the own company.
import type { Page } from '#kit/page.ts';
import { empresaAddresses } from './addresses.ts';

export const empresaPages: readonly Page[] = [
  {
    id: 61,
    target: 'empresa',
    at: empresaAddresses.empresa,
    icon: 'briefcase',
    titles: { pt: 'Dados da empresa', en: 'Company data', fr: 'Données de l’entreprise', de: 'Firmendaten' },
    also: 'CNPJ razão social representante banco endereço company bank address entreprise banque adresse Firma Bank Anschrift',
    menu: { section: 'system' },
  },
];
