// The pages of sources.
import type { Page } from '#kit/page.ts';
import { fontesAddresses } from './addresses.ts';

export const fontesPages: readonly Page[] = [
  {
    id: 54,
    target: 'fontes',
    at: fontesAddresses.fontes,
    icon: 'download-cloud',
    titles: { pt: 'Fontes', en: 'Sources', fr: 'Sources', de: 'Quellen' },
    also: 'PNCP coleta automática sincronizar completude sync collect completeness collecte synchroniser Abruf Vollständigkeit',
    menu: { section: 'tracking', letter: 'w' },
  },
];
