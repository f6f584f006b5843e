import type { TextsIn } from '../../i18n.ts';
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
    hint: 'Eine Seite, eine E-Mail-Adresse oder eine Telefonnummer (tel:).',
    pageHint: 'Eine Seite, eine E-Mail-Adresse oder eine Telefonnummer (tel:). Für eine Seite von hier ihr Pfad: /apps/…',
    invalid: 'Diese Adresse taugt nicht für einen Link. Möglich sind eine Seite (https://…), eine E-Mail-Adresse oder ein Telefon (tel:…).',
    pageInvalid:
      'Diese Adresse taugt nicht für einen Link. Möglich sind eine Seite (https://…), der Pfad einer Seite von hier (/…), eine E-Mail-Adresse oder ein Telefon (tel:…).',
    apply: 'Übernehmen',
    remove: 'Link entfernen',
  },
  table: {
    insert: 'Tabelle mit 3 × 3 Zellen einfügen',
    rowAbove: 'Zeile darüber',
    rowBelow: 'Zeile darunter',
    columnBefore: 'Spalte davor',
    columnAfter: 'Spalte danach',
    removeRow: 'Zeile entfernen',
    removeColumn: 'Spalte entfernen',
    remove: 'Tabelle entfernen',
  },
};
