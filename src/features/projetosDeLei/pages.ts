// The pages of bills.
import type { Page } from '#kit/page.ts';
import { projetosDeLeiAddresses } from './addresses.ts';

export const projetosDeLeiPages: readonly Page[] = [
  {
    id: 30,
    target: 'projetos',
    at: projetosDeLeiAddresses.projetoList,
    icon: 'book',
    titles: { pt: 'Projetos de lei', en: 'Bills', fr: 'Projets de loi', de: 'Gesetzentwürfe' },
    also: 'proposições tramitação câmara senado leis parliament legislation chamber senate parlement législation chambre sénat Parlament Gesetze Kammer Senat',
    menu: { section: 'tracking', link: '/projetos-de-lei', letter: 'p' },
  },
];
