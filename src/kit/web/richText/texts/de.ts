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
    invalid: 'Diese Adresse taugt nicht für einen Link. Möglich sind eine Seite (https://…), eine E-Mail-Adresse oder ein Telefon (tel:…).',
    apply: 'Übernehmen',
    remove: 'Link entfernen',
  },
};
