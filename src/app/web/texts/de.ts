import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  bar: {
    skip: 'Zum Inhalt springen',
    openMenu: 'Menü öffnen',
    language: 'Sprache',
    profile: 'Profil',
    inbox: 'Posteingang',
    settings: 'Einstellungen',
    appearance: 'Darstellung …',
    account: 'Konto',
    signOut: 'Abmelden',
  },
  skin: { light: 'Helle Darstellung verwenden', dark: 'Dunkle Darstellung verwenden' },
  keys: {
    everywhere: 'Auf allen Seiten',
    goTo: 'Gehe zu',
    search: 'Alles durchsuchen',
    help: 'Tastenkürzel anzeigen',
  },
  frame: {
    scrollTop: 'Nach oben',
    licence: 'Freie Software, MIT-Lizenz',
    api: 'API-Dokumentation',
  },
} satisfies TextsIn<'de', typeof source>;
