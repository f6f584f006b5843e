import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Kontoeinstellungen',
  tabs: 'Einstellungen',
  tab: {
    general: 'Allgemein',
    security: 'Sicherheit',
    info: 'Angaben',
    social: 'Soziale Netzwerke',
    notifications: 'Benachrichtigungen',
    usage: 'Speicherplatz',
  },
  picture: {
    lead: 'Das Bild erscheint neben Ihrem Namen, wo immer andere ihn sehen.',
    saved: 'Bild gespeichert.',
    removed: 'Bild entfernt.',
  },
  general: {
    title: 'Name und E-Mail',
    lead: 'Ihr Name und die E-Mail-Adresse, mit der Sie sich anmelden.',
    fullName: 'Vollständiger Name',
    username: 'Benutzername',
    emailFixed: 'Demokonten werden gemeinsam genutzt: Die E-Mail-Adresse lässt sich nicht ändern.',
    currentPassword: 'Aktuelles Passwort',
    whyPassword: 'Bestätigen Sie die Änderung der Adresse mit Ihrem Passwort.',
    nameMissing: 'Geben Sie Ihren Namen ein.',
    usernameWrong: '2 bis 40 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche, ohne Leerzeichen.',
    emailWrong: 'Geben Sie eine Adresse wie name@beispiel.de ein.',
    passwordMissing: 'Geben Sie Ihr aktuelles Passwort ein, um die Adresse zu ändern.',
  },
  info: {
    title: 'Über Sie',
    lead: 'Alle Angaben sind freiwillig. Was Sie über sich schreiben und Ihre Website stehen in Ihrem Profil.',
    bio: 'Über mich',
    letters: '{{used}} von {{most}} Zeichen',
    dob: 'Geburtsdatum',
  },
  social: {
    title: 'Ihre Seiten',
    lead: 'Fügen Sie die Adresse jeder Seite ein. Meist genügt @name: Die vollständige Adresse wird beim Speichern gebildet.',
  },
  connections: {
    title: 'Verbundene Konten',
    lead: 'Andere Dienste, die mit diesem Konto verbunden sind.',
    end: '{{place}} trennen',
  },
  notification: {
    all: 'Benachrichtigungen',
    allLead: 'Was die Glocke oben auf der Seite anzeigt.',
    atOnce: 'Jede Einstellung auf dieser Seite wird sofort gespeichert.',
    isNotificationsOn: 'Benachrichtigungen erhalten',
    activity: 'Aktivität',
    activityLead: 'Was andere tun und Sie betrifft.',
    commentOnArticle: 'Jemand hat einen Text von mir kommentiert',
    followMe: 'Jemand hat mir eine Freundschaftsanfrage geschickt',
  },
};
