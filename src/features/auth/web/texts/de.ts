import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  login: {
    title: 'Anmelden',
    lead: 'Verfolgen Sie Ausschreibungen aus ganz Brasilien.',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    submit: 'Anmelden',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    wrong: 'E-Mail oder Passwort ist falsch.',
    unexpected: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
    welcome: 'Willkommen zurück, {{name}}',
    demo: 'Oder mit einem Demokonto ausprobieren',
    demoAs: { admin: 'Als Administrator anmelden', client: 'Als Kunde anmelden' },
  },
  role: { admin: 'Administrator', client: 'Kunde' },
} satisfies TextsIn<'de', typeof source>;
