import type { DemoTexts } from '../kinds.ts';

export const together: DemoTexts = {
  title: 'Zusammenarbeit',
  description: 'Aufgaben, E-Mail, Chats und der gemeinsame Kalender.',
  lists: {
    tasks: 'Aufgaben',
    mail: 'E-Mail und Chat',
    events: 'Kalender',
  },
  articles: {
    'dar-uma-tarefa': [
      'Wie gebe ich jemandem eine Aufgabe?',
      `
Legen Sie unter **Aufgaben** eine neue an, schreiben Sie, was zu tun ist, und wählen Sie die zuständige Person. Sie wird benachrichtigt und sieht die Aufgabe in ihrer Liste. Wer noch kein Konto hat, kann mit Namen eingetragen werden.

## Mit einer Ausschreibung verknüpfen

Auf der Seite einer Ausschreibung oder eines Gesetzentwurfs gibt es einen Bereich für Aufgaben: Was dort entsteht, ist von Anfang an verknüpft. Wer die Aufgabe öffnet, ist mit einem Klick bei der Ausschreibung, und wer die Ausschreibung öffnet, sieht, was noch zu tun ist.

## Fristen

Eine Aufgabe mit Datum steht auch im Kalender. Ist sie überfällig, zählt sie in der Zahl neben dem Menü mit. Die zuständige Person kann sie zurückgeben: Sie geht an die Person zurück, die sie angelegt hat und nun entscheidet.`,
    ],
    'ordem-das-tarefas': [
      'Wie bringe ich Aufgaben in meine eigene Reihenfolge?',
      `
Jeder hat seine eigene Reihenfolge; die der anderen ändert sich nicht. Fassen Sie eine Aufgabe links am Griff und ziehen Sie sie. Mit der Tastatur: Setzen Sie den Fokus auf den Griff, drücken Sie die **Leertaste**, bewegen Sie sie mit den **Pfeiltasten** und drücken Sie noch einmal die Leertaste; **Esc** bricht ab.

Ihre Reihenfolge gilt in der Standardansicht. Haben Sie nach Titel, Zuständigkeit oder Datum sortiert, kehren Sie zum Ziehen zur eigenen Reihenfolge zurück.

Um mehrere Aufgaben auf einmal zu ändern, wählen Sie sie aus: Die Leiste, die erscheint, erledigt sie, markiert sie als wichtig oder löscht sie alle. Alles davon lässt sich über die folgende Meldung oder mit der Taste Z rückgängig machen, solange die Meldung zu sehen ist.`,
    ],
    'email-ou-conversa': [
      'Wann E-Mail, wann Chat?',
      `
Beides bleibt in Certame und dient verschiedenen Zwecken.

**E-Mail** ist für alles, was einen Betreff, Anhänge, mehrere Empfänger oder eine Antwort braucht, die jemand in Monaten noch sucht. Nachrichten lassen sich planen, mit Labels versehen und über den Text finden. Hat die Installation einen Mailserver, erreichen sie auch Personen außerhalb.

Der **Chat** ist für kurze Fragen zwischen zwei Personen. Sie sehen, wann eine Nachricht gelesen wurde und wann die andere Person schreibt.

Nennen Sie in beiden die Nummer einer Ausschreibung, damit man sie über die Suche findet. Entscheidungen, die in die Akte gehören, müssen dort stehen: Keines von beiden ersetzt die Akte.`,
    ],
    'desfazer-um-envio': [
      'Ich habe versehentlich eine E-Mail gesendet. Lässt sich das zurücknehmen?',
      `
Nach dem Senden bietet die Meldung einige Sekunden lang **Rückgängig** an: Die Nachricht wird wieder zum Entwurf, mit Empfängern und Anhängen. Danach liegt sie in den Postfächern der anderen und lässt sich nicht zurückholen.

## Entwürfe

Was Sie schreiben, wird beim Tippen gespeichert. Schließt sich der Browser, steht der Text unter **Entwürfe**. Ist ein Entwurf in zwei Fenstern offen, meldet er, wenn er im anderen geändert wurde, damit keines überschreibt, was im anderen steht.

## Planen

Wählen Sie statt zu senden **Planen** und einen Zeitpunkt. Bis dahin ist die Nachricht ein wartender Entwurf, und das Senden kann abgebrochen werden.`,
    ],
    'eventos-e-datas': [
      'Was steht im Kalender?',
      `
Dort kommt zweierlei zusammen. **Termine** sind Ihre eigenen: Besprechungen, Ortsbesichtigungen, Erinnerungen, auf Wunsch mit Teilnehmern. **Daten** kommen von anderswo und werden im Kalender nicht bearbeitet: Sitzungen und Fristen der Ausschreibungen, die Sie beobachten, Schritte von Gesetzentwürfen, Aufgaben mit Frist und Fälligkeiten.

Mit den Kästchen an der Seite blenden Sie jede Kategorie ein oder aus. Eine Ausschreibung wechselt die Kategorie von selbst, wenn sich ihr Status ändert.

## Einladungen

Wen Sie zu einem Termin einladen, der wird benachrichtigt und sagt zu oder ab. Einladung und Antwort bleiben beim Termin.

Klicken Sie auf ein Datum, um die zugehörige Ausschreibung oder Aufgabe zu öffnen: Dort steht alles Weitere.`,
    ],
  },
};
