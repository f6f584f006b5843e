// What the bell says. The other languages follow its shape.
import type { SourceTexts } from '#kit/web/i18n.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Notificações',
  unread_one: '{{figure}} não lida',
  unread_many: '{{figure}} não lidas',
  unread_other: '{{figure}} não lidas',
  button: 'Notificações, {{unread}}',
  isUnread: 'Não lida',
  markAll: 'Marcar todas como lidas',
  markRead: 'Marcar como lida: {{sentence}}',
  markUnread: 'Marcar como não lida: {{sentence}}',
  remove: 'Remover: {{sentence}}',
  tip: { read: 'Marcar como lida', unread: 'Marcar como não lida', remove: 'Remover' },
  more: 'Mostrar mais',
  empty: 'Nenhuma notificação',
  emptyHint: 'O que acontecer enquanto você trabalha em outra tela aparece aqui.',
  news_one: 'Nova notificação: {{sentence}}',
  news_many: '{{figure}} novas notificações',
  news_other: '{{figure}} novas notificações',
  welcome: 'Boas-vindas! Veja as licitações que estão abertas hoje.',
  unknown: 'Algo aconteceu que esta página ainda não conhece. Recarregue-a.',
  system: {
    label: 'Notificações do sistema',
    hint: 'Mostradas neste navegador quando esta aba não está à vista.',
    denied: 'O navegador não permite. Libere as notificações deste site nas configurações dele.',
  },
};
