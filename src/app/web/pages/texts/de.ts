import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  error: {
    title: 'Diese Seite gibt es nicht',
    hint: 'Die Adresse hat sich vielleicht geändert, oder es gab sie nie. Prüfen Sie sie auf Tippfehler.',
    home: 'Zur Startseite',
    back: 'Zurück',
    search: 'In den Ausschreibungen suchen',
    find: 'Suchen',
  },
  notAuthorized: {
    title: 'Ihr Konto hat keinen Zugang zu dieser Seite',
    hint: 'Sie sind als {{email}} angemeldet. Wenn Sie diese Seite brauchen, wenden Sie sich an die Administration oder melden Sie sich mit einem anderen Konto an.',
    changeAccount: 'Mit anderem Konto anmelden',
    person: 'Profil ansehen',
    signedOut: 'Für diese Seite brauchen Sie ein Konto',
    signedOutHint: 'Melden Sie sich mit einem Konto an, das Zugang dazu hat.',
    signIn: 'Anmelden',
  },
  comingSoon: {
    title: 'Demnächst',
    hint: 'Neuerungen der nächsten Version werden hier angekündigt. Was es schon gibt, finden Sie im Menü.',
  },
  maintenance: {
    title: 'Wartungsarbeiten',
    hint: 'Diese Seite erscheint von selbst, wenn der Server nicht erreichbar ist.',
    overlayHint: 'Der Server ist gerade nicht erreichbar. Ihre Eingaben bleiben erhalten; die Seite erscheint wieder, sobald er antwortet.',
    next_one: 'Nächster Versuch in {{count}} Sekunde',
    next_other: 'Nächster Versuch in {{count}} Sekunden',
    asking: 'Server wird geprüft …',
    ready: 'Der Server ist wieder da.',
    tryNow: 'Jetzt versuchen',
  },
  notifyMe: {
    label: 'Ihre E-Mail-Adresse',
    send: 'Benachrichtigen',
    invalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
    done: 'Sie werden unter {{email}} benachrichtigt.',
    unanswered: 'Ihre Adresse wurde nicht gespeichert, weil der Server nicht geantwortet hat. Versuchen Sie es gleich noch einmal.',
    about: {
      release: 'Möchten Sie wissen, wann eine neue Version verfügbar ist? Sie erhalten eine einzige E-Mail.',
      maintenance:
        'Möchten Sie wissen, wann das System wieder da ist? Sie erhalten eine einzige E-Mail, sobald es nach mehr als {{minutes}} Minuten Ausfall wieder verfügbar ist.',
    },
  },
} satisfies TextsIn<'de', typeof source>;
