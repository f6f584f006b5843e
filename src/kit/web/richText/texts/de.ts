import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  tools: 'Formatierung von {{field}}',
  tool: {
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    strike: 'Durchgestrichen',
    heading: 'Überschrift',
    subheading: 'Zwischenüberschrift',
    bulletList: 'Aufzählung',
    orderedList: 'Nummerierte Liste',
    quote: 'Zitat',
    link: 'Link',
    table: 'Tabelle',
    alignLeft: 'Linksbündig',
    alignCenter: 'Zentriert',
    alignRight: 'Rechtsbündig',
    clear: 'Formatierung entfernen',
    undo: 'Eingabe rückgängig machen',
    redo: 'Eingabe wiederherstellen',
  },
  link: {
    address: 'Adresse des Links',
    hint: 'Seite, E-Mail-Adresse oder Telefonnummer (tel:).',
    pageHint: 'Seite, E-Mail-Adresse oder Telefonnummer (tel:). Für eine Seite dieses Systems der Pfad: /apps/…',
    invalid:
      'Diese Adresse eignet sich nicht für einen Link. Geben Sie eine Seite (https://…), eine E-Mail-Adresse oder eine Telefonnummer (tel:…) ein.',
    pageInvalid:
      'Diese Adresse eignet sich nicht für einen Link. Geben Sie eine Seite (https://…), den Pfad einer Seite dieses Systems (/…), eine E-Mail-Adresse oder eine Telefonnummer (tel:…) ein.',
    apply: 'Übernehmen',
    remove: 'Link entfernen',
  },
  table: {
    insert: 'Tabelle mit 3 × 3 Zellen einfügen',
    rowAbove: 'Zeile darüber',
    rowBelow: 'Zeile darunter',
    columnBefore: 'Spalte davor',
    columnAfter: 'Spalte danach',
    removeRow: 'Zeile löschen',
    removeColumn: 'Spalte löschen',
    remove: 'Tabelle löschen',
  },
};
