import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  control: 'Strg',
  counter: '{{current}} von {{total}}',
  step: {
    menu: {
      title: 'Die Bildschirme',
      text: 'Übersichten, Ausschreibungen, Gesetzentwürfe, Kalender und Zusammenarbeit. G und ein Buchstabe öffnen jeden mit der Tastatur.',
    },
    bookmarks: { title: 'Ihre Bildschirme', text: 'Der Stern hält hier die Bildschirme bereit, die Sie am meisten brauchen.' },
    search: {
      title: 'Alles durchsuchen',
      text: 'Ausschreibungen, Nachrichten, Aufgaben, Personen, Bildschirme und Aktionen, von überall, mit {{mod}}+K.',
    },
    bell: { title: 'Was neu ist', text: 'Hinweise gespeicherter Suchen, Änderungen an dem, was Sie verfolgen, und nahende Fristen.' },
    account: { title: 'Ihr Konto', text: 'Profil, Aussehen, Sprache und jederzeit noch einmal dieser Rundgang.' },
    keys: { title: 'Alles auch mit der Tastatur', text: 'Die Taste ? zeigt die Kürzel des Bildschirms, auf dem Sie sind.' },
  },
};
