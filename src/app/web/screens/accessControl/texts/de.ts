import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Zugriffskontrolle',
  lead: 'Was das Konto von {{name}} darf. Was es nicht darf, erscheint weder im Menü noch in den Ansichten.',
  everybody: 'Alle Konten',
  readNotices: 'Ausschreibungen einsehen',
  exportNotices: 'Die Liste filtern, sortieren und exportieren',
  keepViews: 'Startansicht der Liste, Lesezeichen und Darstellung speichern',
  administers: 'Administratoren',
  import: 'Dateien hochladen und Importe verfolgen',
  remove: 'Ausschreibungen löschen und gelöschte wiederherstellen',
  accounts: 'Bankverbindungen der Auftraggeber bearbeiten',
  records: 'Originaldatensätze der Quelle ansehen',
  rules: 'Berechtigungen',
  screens: 'Seiten',
  mayOpen: 'Ihr Konto kann diese Seite öffnen',
  mayNotOpen: 'Ihr Konto kann diese Seite nicht öffnen',
  note: 'Der Server prüft diese Regeln bei jedem Aufruf.',
  action: { read: 'Zugang:', manage: 'Alle Rechte:' },
  subject: {
    acl: 'diese Seite',
    auth: 'die Anmeldeseiten',
    standard: 'die allgemeinen Seiten',
    dnsUpload: 'Datei-Upload und Verwaltung',
    analytics: 'Auswertungen',
    all: 'alles, was es im System gibt',
  },
} satisfies TextsIn<'de', typeof source>;
