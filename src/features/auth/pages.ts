// The pages of access control.
import type { Page } from '#kit/page.ts';
import { authAddresses } from './addresses.ts';

export const authPages: readonly Page[] = [
  {
    id: 18,
    target: 'acesso',
    at: authAddresses.accessControl,
    icon: 'shield',
    titles: { pt: 'Controle de acesso', en: 'Access control', fr: 'Contrôle d’accès', de: 'Zugriffskontrolle' },
    also: 'permissões acessos permissions rights droits Rechte',
    menu: { section: 'system', letter: 'c' },
  },
];
