import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Hauptmenü',
  newTab: 'öffnet in neuem Tab',
  pin: 'Menü offen halten',
  collapse: 'Menü einklappen',
  close: 'Menü schließen',
  count: {
    mails_one: '{{figure}} ungelesene E-Mail',
    mails_other: '{{figure}} ungelesene E-Mails',
    messages_one: '{{figure}} ungelesene Nachricht',
    messages_other: '{{figure}} ungelesene Nachrichten',
    tasks_one: '{{figure}} überfällige Aufgabe',
    tasks_other: '{{figure}} überfällige Aufgaben',
    runs_one: '{{figure}} offener Import',
    runs_other: '{{figure}} offene Importe',
    notices_one: '{{figure}} Ausschreibung',
    notices_other: '{{figure}} Ausschreibungen',
    newNotices_one: '{{figure}} neue Ausschreibung',
    newNotices_other: '{{figure}} neue Ausschreibungen',
  },
} satisfies TextsIn<'de', typeof source>;
