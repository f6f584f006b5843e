import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Anmelden',
    lead: 'Verfolgen Sie Ausschreibungen aus ganz Brasilien.',
    email: 'E-Mail',
    password: 'Passwort',
    remember: 'Angemeldet bleiben',
    forgot: 'Passwort vergessen',
    submit: 'Anmelden',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    wrong: 'E-Mail oder Passwort ist falsch.',
    unexpected: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
    welcome: 'Willkommen zurück, {{name}}',
    chosen: 'Passwort gespeichert. Melden Sie sich jetzt damit an.',
    noAccount: 'Noch kein Konto?',
    register: 'Konto anlegen',
    noRegistration: 'Kein Konto? Wenden Sie sich an die Administration.',
    demo: 'Oder mit einem Demokonto ausprobieren',
    demoAs: { admin: 'Als Administrator anmelden', client: 'Als Kunde anmelden' },
  },
  tooMany_one: 'Zu viele Versuche. Versuchen Sie es in {{count}} Minute erneut.',
  tooMany_other: 'Zu viele Versuche. Versuchen Sie es in {{count}} Minuten erneut.',
  noticeToAdmins: 'Hinweis für Administratoren',
  openToAll: {
    title: 'Die Registrierung steht allen offen.',
    hint: 'Wer diese Adresse findet, kann ein Konto mit allen Rechten anlegen. Ist das nicht gewollt, setzen Sie REGISTRATION=invite und starten Sie den Server neu.',
  },
  sessionEnded: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
  role: { admin: 'Administrator', client: 'Kunde' },
} satisfies TextsIn<'de', typeof source>;
