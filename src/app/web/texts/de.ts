import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: { label: 'Hauptmenü', licitacoes: 'Ausschreibungen', importar: 'Datei senden' },
  bar: {
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    language: 'Sprache',
    skin: 'Erscheinungsbild',
    account: 'Konto',
    signOut: 'Abmelden',
  },
  skin: { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  error: { title: 'Diese Seite gibt es nicht', hint: 'Die Adresse hat sich vielleicht geändert, oder es gab sie nie.', home: 'Zum Anfang' },
  notAuthorized: {
    title: 'Ihr Konto öffnet diese Seite nicht',
    hint: 'Wenn Sie sie brauchen, wenden Sie sich an die Verwaltung dieses Systems.',
  },
} satisfies TextsIn<'de', typeof source>;
