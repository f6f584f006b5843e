import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  unread_zero: 'keine ungelesen',
  unread_one: '{{figure}} ungelesen',
  unread_other: '{{figure}} ungelesen',
  button: 'Benachrichtigungen, {{unread}}',
  isUnread: 'Ungelesen',
  markAll: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren: {{sentence}}',
  markUnread: 'Als ungelesen markieren: {{sentence}}',
  remove: 'Entfernen: {{sentence}}',
  tip: { read: 'Als gelesen markieren', unread: 'Als ungelesen markieren' },
  empty: 'Keine Benachrichtigungen',
  emptyHint: 'Was es Neues gibt, während Sie arbeiten, erscheint hier.',
  news_one: 'Neue Benachrichtigung: {{sentence}}',
  news_other: '{{figure}} neue Benachrichtigungen',
  welcome: 'Willkommen! Sehen Sie sich die heute offenen Ausschreibungen an.',
  unknown: 'Es gibt eine Benachrichtigung, die diese Version der Seite nicht anzeigen kann. Laden Sie die Seite neu.',
  system: {
    label: 'Systembenachrichtigungen',
    hint: 'Erscheinen in diesem Browser, wenn dieser Tab nicht sichtbar ist.',
    denied: 'Der Browser blockiert Benachrichtigungen. Erlauben Sie sie für diese Website in den Einstellungen des Browsers.',
  },
};
