// The pages of imports.
import type { Page } from '#kit/page.ts';
import { importacoesAddresses } from './addresses.ts';

export const importacoesPages: readonly Page[] = [
  {
    id: 17,
    target: 'importar',
    at: importacoesAddresses.importar,
    icon: 'upload',
    titles: { pt: 'Enviar arquivos', en: 'Upload files', fr: 'Téléverser des fichiers', de: 'Dateien hochladen' },
    also: 'importar importações arquivos planilha upload import files spreadsheet envoyer fichiers tableur senden Dateien Tabelle importieren',
    menu: { section: 'tracking', letter: 'i' },
  },
];
