import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Benachrichtigungen',
  unread_one: '{{figure}} ungelesen',
  unread_other: '{{figure}} ungelesen',
  button: 'Benachrichtigungen, {{unread}}',
  isUnread: 'Ungelesen',
  markAll: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren: {{sentence}}',
  markUnread: 'Als ungelesen markieren: {{sentence}}',
  remove: 'Entfernen: {{sentence}}',
  tip: { read: 'Als gelesen markieren', unread: 'Als ungelesen markieren', remove: 'Entfernen' },
  more: 'Mehr anzeigen',
  empty: 'Keine Benachrichtigungen',
  emptyHint: 'Was geschieht, während Sie auf einer anderen Seite arbeiten, erscheint hier.',
  news_one: 'Neue Benachrichtigung: {{sentence}}',
  news_other: '{{figure}} neue Benachrichtigungen',
  welcome: 'Willkommen! Sehen Sie, welche Ausschreibungen heute offen sind.',
  unknown: 'Es ist etwas geschehen, das diese Seite noch nicht kennt. Laden Sie sie neu.',
  system: {
    label: 'Systembenachrichtigungen',
    hint: 'Erscheinen in diesem Browser, wenn dieser Tab nicht zu sehen ist.',
    denied: 'Der Browser erlaubt es nicht. Lassen Sie Benachrichtigungen dieser Website in seinen Einstellungen zu.',
  },
};
