import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Alles durchsuchen',
  placeholder: 'Ausschreibungen, E-Mails, Aufgaben, Personen, Dateien suchen …',
  results: 'Treffer',
  noneAtAll: 'Keine Treffer für „{{q}}“',
  marked: 'mit Lesezeichen',
  count_one: '{{figure}} Treffer',
  count_other: '{{figure}} Treffer',
  noSubject: '(kein Betreff)',
  due: 'fällig am {{day}}',
  completed: 'erledigt',
  group: {
    pages: 'Seiten',
    files: 'Dateien',
    contacts: 'Kontakte',
    intents: 'Liste öffnen',
    orgaos: 'Auftraggeber',
    municipios: 'Gemeinden',
    suggestions: 'Vorschläge',
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
