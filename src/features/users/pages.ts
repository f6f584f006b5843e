// The pages of users.
import type { Page } from '#kit/page.ts';
import { usersAddresses } from './addresses.ts';

export const usersPages: readonly Page[] = [
  {
    id: 21,
    target: 'usuarios',
    at: usersAddresses.userList,
    icon: 'users',
    titles: { pt: 'Usuários', en: 'Users', fr: 'Utilisateurs', de: 'Benutzer' },
    also: 'pessoas contas equipe people accounts team personnes comptes équipe Personen Konten Leute',
    menu: { section: 'system', letter: 'u' },
  },
];
