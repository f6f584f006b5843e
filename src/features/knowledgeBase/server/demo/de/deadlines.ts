import type { DemoTexts } from '../kinds.ts';

export const deadlines: DemoTexts = {
  title: 'Fristen',
  description: 'Einwände, Angebote, Beschwerden: wann Fristen laufen und wie sie berechnet werden.',
  lists: {
    before: 'Vor der Sitzung',
    after: 'Nach der Sitzung',
    calendar: 'Im Kalender',
  },
  articles: {
    'prazo-para-impugnacao': [
      'Bis wann lässt sich eine Bekanntmachung anfechten?',
      `
Jeder kann die Bekanntmachung anfechten oder um Klärung bitten, bis **drei Werktage vor** dem Öffnungstermin (Gesetz 14.133/2021, Art. 164). Man muss kein Bieter sein.

Die Antwort erscheint auf der amtlichen Website binnen drei Werktagen, spätestens am letzten Werktag vor der Öffnung.

## So rechnet Certame

Der Tag der Sitzung zählt nicht mit. Liegt sie an einem Donnerstag ohne Feiertage in der Nähe, ist der letzte Tag der Montag. Samstage, Sonntage und nationale Feiertage werden übersprungen; Feiertage der Bundesstaaten und Gemeinden und freie Tage wie Karneval kennt das Programm nicht. **Maßgeblich ist die Bekanntmachung**: Prüfen Sie sie immer.

Das Datum steht auf der Seite der Ausschreibung und, wenn Sie sie beobachten, im Kalender.`,
    ],
    'prazo-minimo-para-propostas': [
      'Wie viel Zeit liegt zwischen Bekanntmachung und Angeboten?',
      `
Art. 55 des Gesetzes 14.133/2021 legt Mindestfristen in Werktagen fest, gerechnet ab der Bekanntmachung. Die häufigsten:

| Gegenstand | Kriterium | Werktage |
| Güter | Niedrigster Preis oder höchster Rabatt | 8 |
| Güter | Andere Kriterien | 15 |
| Übliche Dienstleistungen, übliche Bau- und Ingenieurleistungen | Niedrigster Preis oder höchster Rabatt | 10 |
| Besondere Dienstleistungen, besondere Bau- und Ingenieurleistungen | Niedrigster Preis oder höchster Rabatt | 25 |
| Alle | Technik und Preis, beste Technik oder künstlerischer Inhalt | 35 |
| Planung und Bau aus einer Hand | Alle | 60 |
| Versteigerung | Höchstes Gebot | 15 |

Ändert sich die Bekanntmachung so, dass es die Angebote betrifft, wird sie neu veröffentlicht und die Frist beginnt von vorn. Deshalb lohnt es sich, die Ausschreibung zu beobachten: Geänderte Termine lösen eine Benachrichtigung aus, und die beobachteten Termine stehen im [Kalender](/apps/calendar).`,
    ],
    'prazo-para-recurso': [
      'Wie läuft die Beschwerdefrist?',
      `
Gegen die Wertung der Angebote und gegen die Entscheidung über die Eignung kann binnen **drei Werktagen** Beschwerde eingelegt werden, gerechnet ab Zustellung oder Niederschrift des Protokolls (Gesetz 14.133/2021, Art. 165).

## Sofort erklären

Die Absicht muss **unverzüglich** erklärt werden, sonst ist das Recht verwirkt. Die Begründung folgt innerhalb der Frist. Auf elektronischen Plattformen ist das Zeitfenster dafür kurz: Bleiben Sie bis zum Ende der Sitzung.

## Stellungnahmen

Die übrigen Bieter haben ebenso viel Zeit, ab persönlicher Zustellung oder ab Bekanntgabe der Beschwerde.

Die Beschwerde hat bis zur endgültigen Entscheidung aufschiebende Wirkung. Certame kennt diese Termine nicht, weil die Quellen sie nicht in einem eigenen Feld veröffentlichen: Legen Sie einen Kalendertermin oder eine Aufgabe zur Ausschreibung an.`,
    ],
    'assinar-o-calendario': [
      'Wie abonniere ich die Fristen auf dem Handy oder in Outlook?',
      `
Certame bietet eine Abonnementadresse mit Ihren Terminen und den Terminen der Vorgänge, die Sie beobachten. Das andere Programm fragt sie von Zeit zu Zeit ab; nichts muss erneut verschickt werden.

1. Öffnen Sie den **Kalender** und suchen Sie das Abonnement.
2. Erzeugen Sie die Adresse und wählen Sie, was sie enthält.
3. Kopieren Sie sie und fügen Sie sie in Ihrem Programm als **Kalender per URL** oder **Kalenderabonnement** ein.

## Behandeln Sie sie wie ein Passwort

Wer die Adresse kennt, liest die Termine ohne Anmeldung. Gerät sie in falsche Hände, erzeugen Sie eine neue: Die alte antwortet sofort nicht mehr.

Jedes Programm entscheidet selbst, wie oft es abfragt. Google Kalender kann Stunden brauchen; für eine Frist von morgen sehen Sie in Certame nach.`,
    ],
    'horario-de-brasilia': [
      'In welcher Zeitzone stehen die Termine?',
      `
Alle Daten und Uhrzeiten in Certame sind in **Brasília-Zeit** angegeben, auch wenn Ihr Computer in einer anderen Zeitzone steht. Es ist die Zeit, die Bekanntmachungen verwenden und die Quellen veröffentlichen, ohne es zu sagen.

Wer zum Beispiel in Acre sitzt, liest 9 Uhr für eine Sitzung, die nach Ortszeit um 7 Uhr beginnt. Beim Kalenderabonnement ist es anders: Die Termine tragen die Zeitzone mit sich, und Ihr Programm rechnet sie in Ihre Ortszeit um.

Eine Ausschreibung ohne Uhrzeit für das Ende, die aus einer Tabelle nur mit dem Tag kam, gilt bis zum Ende dieses Tages um 23.59 Uhr.

Wirkt ein Termin um drei Stunden verschoben, prüfen Sie, woher die Datei kam: Das PNCP veröffentlicht Brasília-Zeit, und ein System dazwischen kann sie in Weltzeit umgerechnet haben.`,
    ],
  },
};
