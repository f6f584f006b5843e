// The pages of the user's own account.
import type { Page } from '#kit/page.ts';
import { accountAddresses } from './addresses.ts';

export const accountPages: readonly Page[] = [
  {
    id: 23,
    target: 'configuracoes',
    at: accountAddresses.accountSettings,
    icon: 'settings',
    titles: { pt: 'Configurações da conta', en: 'Account settings', fr: 'Paramètres du compte', de: 'Kontoeinstellungen' },
    also: 'perfil senha e-mail avatar foto sessões notificações password picture sessions mot de passe Passwort Bild Sitzungen',
  },
];
