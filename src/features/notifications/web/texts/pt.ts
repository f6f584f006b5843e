// What the bell says. The other languages follow its shape.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    notifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  unread_zero: 'nenhuma não lida',
  unread_one: '{{figure}} não lida',
  unread_many: '{{figure}} não lidas',
  unread_other: '{{figure}} não lidas',
  button: 'Notificações, {{unread}}',
  isUnread: 'Não lida',
  markAll: 'Marcar todas como lidas',
  markRead: 'Marcar como lida: {{sentence}}',
  markUnread: 'Marcar como não lida: {{sentence}}',
  remove: 'Remover: {{sentence}}',
  tip: { read: 'Marcar como lida', unread: 'Marcar como não lida' },
  empty: 'Nenhuma notificação',
  emptyHint: 'As novidades aparecem aqui enquanto você trabalha.',
  news_one: 'Nova notificação: {{sentence}}',
  news_many: '{{figure}} novas notificações',
  news_other: '{{figure}} novas notificações',
  welcome: 'Boas-vindas! Veja as licitações que estão abertas hoje.',
  unknown: 'Há uma notificação que esta versão da página não consegue mostrar. Recarregue a página.',
  system: {
    label: 'Notificações do sistema',
    hint: 'Mostradas neste navegador quando esta aba está em segundo plano.',
    denied: 'O navegador está bloqueando as notificações. Libere-as para este site nas configurações do navegador.',
  },
};
