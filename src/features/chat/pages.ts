// The pages of chat.
import type { Page } from '#kit/page.ts';
import { chatAddresses } from './addresses.ts';

export const chatPages: readonly Page[] = [
  {
    id: 35,
    target: 'chat',
    at: chatAddresses.chat,
    icon: 'message-square',
    titles: { pt: 'Conversas', en: 'Chat', fr: 'Discussions', de: 'Chat' },
    also: 'bate-papo mensagens contatos messages contacts messagerie Nachrichten Kontakte',
    menu: { section: 'together', letter: 'b' },
  },
];
