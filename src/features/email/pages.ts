// The pages of mail.
import type { Page } from '#kit/page.ts';
import { emailAddresses } from './addresses.ts';

export const emailPages: readonly Page[] = [
  {
    id: 34,
    target: 'email',
    at: emailAddresses.email,
    icon: 'mail',
    titles: { pt: 'E-mail', en: 'Email', fr: 'Messagerie', de: 'E-Mail' },
    also: 'correio mensagens caixa de entrada inbox messages courrier courriels e-mails boîte de réception Posteingang Nachrichten',
    menu: { section: 'together', letter: 'e' },
  },
];
