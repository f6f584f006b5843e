// The pages of the outbox.
import type { Page } from '#kit/page.ts';
import { outboxAddresses } from './addresses.ts';

export const outboxPages: readonly Page[] = [
  {
    id: 25,
    target: 'saida',
    at: outboxAddresses.outbox,
    icon: 'send',
    titles: { pt: 'Caixa de saída do sistema', en: 'System outbox', fr: 'Boîte d’envoi du système', de: 'Postausgang des Systems' },
    also: 'e-mails mensagens convites correio mails invitations messages courrier Nachrichten Einladungen SMTP',
    menu: { section: 'system', letter: 'o' },
  },
];
