import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  list: {
    export: 'Als CSV exportieren',
    exportSelected: 'Auswahl exportieren',
    start: 'Startansicht',
    keepStart: 'Die Liste mit diesen Filtern öffnen',
    forgetStart: 'Die Liste ohne Filter öffnen',
    startKept: 'Die Liste öffnet sich künftig so.',
    startForgotten: 'Die Liste öffnet sich künftig ohne Filter.',
  },
  filters: {
    button: 'Filter',
    apply: 'Anwenden',
    any: 'Beliebig',
    from: 'Von',
    to: 'Bis',
    fromDay: 'Von',
    toDay: 'Bis',
    noDay: 'Geben Sie ein gültiges Datum ein.',
    reversed: 'Das Enddatum liegt vor dem Anfangsdatum.',
  },
  yes: 'Ja',
  no: 'Nein',
  more: 'Mehr anzeigen',
  detail: {
    print: 'Drucken',
    more: 'Weitere Aktionen',
    newTask: 'Aufgabe anlegen',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    find: 'Suchen',
    empty: '—',
  },
  record: {
    title: 'Originaldatensatz',
    copy: 'Kopieren',
    copied: 'Datensatz kopiert.',
  },
  history: {
    count_one: '{{figure}} Änderung',
    count_other: '{{figure}} Änderungen',
    more: 'Mehr Änderungen anzeigen',
    to: 'jetzt',
    empty: 'leer',
  },
};
