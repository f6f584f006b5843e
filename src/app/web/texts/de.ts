import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  menu: {
    label: 'Hauptmenü',
    tracking: 'Verfolgung',
    system: 'System',
    licitacoes: 'Ausschreibungen',
    byStatus: 'Nach Status',
    aberta: 'Offen',
    andamento: 'Laufend',
    fechada: 'Abgeschlossen',
    importar: 'Datei senden',
    accessControl: 'Zugriffskontrolle',
    gallery: 'Komponentengalerie',
    api: 'API-Dokumentation',
    newTab: 'öffnet einen anderen Tab',
    pin: 'Menü offen halten',
    collapse: 'Menü einklappen',
  },
  count: {
    open_one: '{{figure}} offene Ausschreibung',
    open_other: '{{figure}} offene Ausschreibungen',
    runs_one: '{{figure}} offener Import',
    runs_other: '{{figure}} offene Importe',
    notices_one: '{{figure}} Ausschreibung',
    notices_other: '{{figure}} Ausschreibungen',
  },
  bar: {
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    language: 'Sprache',
    appearance: 'Aussehen…',
    account: 'Konto',
    signOut: 'Abmelden',
  },
  skin: { light: 'Helles Aussehen verwenden', dark: 'Dunkles Aussehen verwenden' },
  frame: {
    scrollTop: 'Nach oben',
    licence: 'Freie Software, MIT-Lizenz',
    api: 'API',
  },
  error: { title: 'Diese Seite gibt es nicht', hint: 'Die Adresse hat sich vielleicht geändert, oder es gab sie nie.', home: 'Zum Anfang' },
  notAuthorized: {
    title: 'Ihr Konto öffnet diese Seite nicht',
    hint: 'Wenn Sie sie brauchen, wenden Sie sich an die Verwaltung dieses Systems.',
  },
} satisfies TextsIn<'de', typeof source>;
