import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Alles durchsuchen',
  placeholder: 'Ausschreibungen, Seiten, Dateien, Aktionen suchen …',
  close: 'Schließen',
  results: 'Ergebnisse',
  none: 'Keine Ergebnisse',
  noneAtAll: 'Nichts gefunden zu „{{q}}“',
  marked: 'mit Lesezeichen',
  count_one: '{{figure}} Ergebnis',
  count_other: '{{figure}} Ergebnisse',
  group: {
    pages: 'Seiten',
    files: 'Dateien',
    contacts: 'Kontakte',
    suggestions: 'Vorschläge',
    actions: 'Aktionen',
    recent: 'Zuletzt geöffnet',
    marked: 'Lesezeichen',
  },
  foot: {
    move: 'wählen',
    open: 'öffnen',
    elsewhere: 'in neuem Tab',
    close: 'schließen',
    mark: 'Lesezeichen',
  },
} satisfies TextsIn<'de', typeof source>;
