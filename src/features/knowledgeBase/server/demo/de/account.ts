import type { DemoTexts } from '../kinds.ts';

export const account: DemoTexts = {
  title: 'Konto und Sicherheit',
  description: 'Passwort, Bestätigung in zwei Schritten, Berechtigungen und das Protokoll.',
  lists: {
    own: 'Ihr Konto',
    permissions: 'Berechtigungen',
    log: 'Protokoll',
  },
  articles: {
    'verificacao-em-duas-etapas': [
      'Wie schalte ich die Bestätigung in zwei Schritten ein?',
      `
Damit genügt das Passwort allein nicht mehr zur Anmeldung: Nötig ist auch ein Code, den Ihr Handy erzeugt und der alle dreißig Sekunden wechselt.

1. Öffnen Sie in den **Kontoeinstellungen** den Bereich Sicherheit.
2. Bestätigen Sie das Passwort und scannen Sie den Code mit einer Authentifizierungs-App.
3. Geben Sie den Code ein, den die App anzeigt.
4. Bewahren Sie die **Wiederherstellungscodes** außerhalb des Handys auf.

Jeder Wiederherstellungscode gilt einmal. Wenn Sie das Gerät wechseln, schalten Sie die Bestätigung vorher aus oder melden Sie sich mit einem der Codes an. Ohne Handy und ohne Codes bitten Sie die Administration, den zweiten Schritt aus Ihrem Konto zu entfernen; das steht dann im Aktivitätsprotokoll.`,
    ],
    'aparencia-e-atalhos': [
      'Wie ändere ich die Darstellung und nutze Tastenkürzel?',
      `
Im Menü Ihres Kontos fasst **Darstellung** die Auswahl zusammen: hell, dunkel oder wie das System, Breite, Lage des Menüs, Leserichtung. Sie wird in diesem Browser gespeichert.

## Tastenkürzel

Drücken Sie auf jeder Seite **?**, um die dort gültigen zu sehen. Einige gelten immer:

- **Strg+K** (am Mac ⌘K) öffnet die Suche in allem, die auch Befehle ausführt;
- **/** führt zur Suche der Liste;
- **J** und **K** gehen in den Zeilen ab- und aufwärts, **Enter** öffnet;
- **Z** macht rückgängig, solange die Meldung es anbietet.

Wenn Sie Texte diktieren oder Buchstaben ungewollt etwas auslösen, schalten Sie im selben Fenster die Kürzel aus einem Buchstaben ab. Pfeiltasten, Pos1, Ende und Enter bleiben.`,
    ],
    'quem-pode-o-que': [
      'Wer darf was?',
      `
Kurz gesagt gibt es zwei Arten von Konten.

**Alle, die sich anmelden,** lesen Ausschreibungen, Gesetzentwürfe und Hilfeseiten und ändern, was ihnen gehört: E-Mail, Chats, Aufgaben, Bestellungen, Lesezeichen, Einstellungen und was sie beobachten.

**Administratoren** verwalten außerdem die Benutzer, laden Dateien hoch, löschen Ausschreibungen, bearbeiten Shop, Blog und diese Wissensdatenbank und lesen das Aktivitätsprotokoll.

Der Server entscheidet bei jeder Anfrage; eine Schaltfläche zu verbergen, ist nie die einzige Schranke. Was jemand anderem gehört, verhält sich, als gäbe es das nicht.

Das Menü zeigt nur, was Ihr Konto erreicht. Schickt Ihnen jemand eine Adresse, die Sie nicht öffnen dürfen, sagt die Seite, mit welchem Konto Sie angemeldet sind und wen Sie um Zugriff bitten können.`,
    ],
    'registro-de-atividades': [
      'Was steht im Aktivitätsprotokoll?',
      `
Das Protokoll hält fest, was Sicherheit und Verwaltung betrifft: Anmeldungen und abgewiesene Versuche, geänderte Passwörter, angelegte oder deaktivierte Konten, gelöschte und wiederhergestellte Ausschreibungen, Importe und Änderungen an Seiten wie dieser. Jede Zeile sagt, wer, was, wann und von welcher Adresse.

Es wächst nur: Niemand ändert oder löscht eine Zeile, und alte verschwinden erst mit Ablauf der Aufbewahrungsfrist der Installation. Auch der Export des Protokolls wird festgehalten.

Nur Administratoren können es unter **Aktivitätsprotokoll** einsehen. Die Filter stehen in der Adresse, sodass sich eine Abfrage an andere Administratoren schicken lässt. Der Inhalt von E-Mails und Chats gelangt nie hinein.`,
    ],
  },
};
