import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  tour: 'Rundgang machen',
  tourWords: 'tour hilfe anfang einführung',
  writeMail: 'E-Mail schreiben',
  writeMailWords: 'mail nachricht verfassen senden',
  newTask: 'Neue Aufgabe',
  newTaskWords: 'todo hinzufügen anlegen erledigen',
  newOffer: 'Neues Angebot',
  newOfferWords: 'Gebot Ausschreibung beginnen Preis',
  language: 'Zu {{language}} wechseln',
  customize: 'Darstellung anpassen',
  keys: 'Tastenkürzel anzeigen',
  languageWords: 'Sprache Übersetzung language',
  skinWords: 'Design Modus Nacht hell dunkel Farben Aussehen',
  customizeWords: 'Design Aussehen Menü Layout Leiste Farben Richtung Einstellungen',
  keysWords: 'Hilfe Tasten Befehle',
  signOutWords: 'logout ausloggen Sitzung beenden',
  noObjeto: 'Kein Gegenstand in der Quelle angegeben',
  allNotices_one: '{{figure}} Ausschreibung in der Liste ansehen',
  allNotices_other: '{{figure}} Ausschreibungen in der Liste ansehen',
  allBills_one: '{{figure}} Gesetzentwurf in der Liste ansehen',
  allBills_other: '{{figure}} Gesetzentwürfe in der Liste ansehen',
} satisfies TextsIn<'de', typeof source>;
