import type { DemoTexts } from '../kinds.ts';

export const searching: DemoTexts = {
  title: 'Suchen und beobachten',
  description: 'Finden, was wichtig ist, den Status verstehen und erfahren, wenn sich etwas ändert.',
  lists: {
    search: 'Suche und Filter',
    statuses: 'Status verstehen',
    following: 'Beobachten',
  },
  articles: {
    'escrever-uma-busca': [
      'Wie suche ich richtig?',
      `
Die Suche durchsucht Gegenstand, Auftraggeber, Gemeinde und Nummern. Akzente, Groß- und Kleinschreibung und Mehrzahl spielen keine Rolle: **aquisicao** findet „aquisições“.

- **Mehrere Wörter**: Alle müssen vorkommen, in beliebiger Reihenfolge. Kleine Wörter wie de, em oder para zählen nicht.
- **Anführungszeichen**: Die Wörter stehen nebeneinander, wie in "material de expediente".
- **Bindestrich davor**: schließt aus, wie in limpeza -hospitalar.
- **ou** (oder): lässt beides zu, wie in notebook ou computador.
- **Sternchen**: ergänzt die Endung, wie in pavimenta*. Beim Tippen wird das letzte Wort so ergänzt; nach der Eingabetaste gilt es als ganzes Wort.

Gleichbedeutende Fachwörter stehen schon füreinander: merenda und alimentação escolar, uniforme und fardamento, SRP und registro de preços.

Mit einer Nummer wie 90006/2026 gelangen Sie direkt zur Ausschreibung. Ihre Suche steht in der Adresse der Seite: Kopieren Sie sie, um einer Kollegin dieselbe Liste zu schicken.`,
    ],
    'visao-inicial-da-lista': [
      'Kann sich die Liste immer mit meinen Filtern öffnen?',
      `
Ja. Stellen Sie die Liste der Ausschreibungen so ein, wie Sie sie sehen möchten: Status, Bundesstaat, Verfahren, Wert, Reihenfolge. Wählen Sie dann im Ansichtsmenü **Die Liste mit diesen Filtern öffnen**. Von da an führt der Menüpunkt zu dieser Ansicht. Mit **Die Liste ohne Filter öffnen** machen Sie das rückgängig.

Die Startansicht gehört zu Ihrem Konto und gilt an jedem Computer, an dem Sie sich anmelden.

## Mehrere Ansichten

Die Adresse der Seite enthält Suche, Filter und Reihenfolge. Speichern Sie so viele Adressen, wie Sie Themen haben, als Lesezeichen im Browser, oder markieren Sie häufig benutzte Seiten mit dem Stern in der Leiste. Eine Adresse, die Sie verschicken, öffnet sich beim Empfänger genauso, denn nichts darin hängt davon ab, wer sie erstellt hat.`,
    ],
    'ler-os-status': [
      'Was bedeuten offen, laufend und abgeschlossen?',
      `
Certame ermittelt den Status bei jeder Abfrage neu, aus den Terminen und dem, was über das Ergebnis bekannt ist. Nichts bleibt stehen, nur weil die Quelle nicht aktualisiert wurde.

- **Offen**: Die Angebotsfrist ist noch nicht abgelaufen.
- **Laufend**: Die Frist ist abgelaufen, oder es gab nie eine, und ein Ergebnis ist nicht bekannt.
- **Abgeschlossen**: Es gibt ein Ergebnis; die Ausschreibung wurde aufgehoben oder annulliert; auf keine Position wurde ein Zuschlag erteilt; oder der Stichtag liegt mehr als ein Jahr zurück.

## Status in der Quelle

Die Seite jeder Ausschreibung zeigt auch den **Status in der Quelle**. Fast alle bleiben für immer „Divulgada“ (veröffentlicht), daher sagt er nichts darüber, was noch offen ist. **Ausgesetzt** erscheint als Kennzeichen neben dem Status, der weiter den Terminen folgt.`,
    ],
    'valor-sigiloso-ou-nao-informado': [
      'Warum wird kein Schätzwert angezeigt?',
      `
Das kann zwei Gründe haben, und die Ansicht unterscheidet sie.

**Vertraulich**: Der Auftraggeber nutzt Art. 24 des Gesetzes 14.133/2021, wonach das Budget mit Begründung vertraulich bleiben darf; bei Bundesbehörden wird es nach der Wertung öffentlich (IN Seges 73/2022). Gegenüber Kontrollorganen gilt die Vertraulichkeit nicht, und sie ist ausgeschlossen, wenn der höchste Rabatt entscheidet, denn ein Rabatt braucht einen Bezugswert.

**Nicht angegeben**: Die Quelle nannte null oder nichts. Eine Null ist fast nie ein echter Wert, und Certame sagt lieber, dass er unbekannt ist, als Nullen in die Summen zu rechnen.

Ist das Ergebnis veröffentlicht, erscheint die **Zuschlagssumme**, also der vereinbarte Betrag. Wenn Sie nach Wert sortieren, stehen Ausschreibungen ohne Wert am Ende.`,
    ],
    'acompanhar-uma-licitacao': [
      'Wie beobachte ich eine Ausschreibung oder einen Gesetzentwurf?',
      `
Klicken Sie auf den Stern, in der Liste oder auf der Seite. Nur Sie sehen ihn. Von da an:

- steht die Ausschreibung unter **Beobachtet**;
- erscheinen ihre Termine in Ihrem Kalender;
- werden Änderungen durch einen Import zur **Benachrichtigung**, die sagt, was sich geändert hat, und nicht nur, dass;
- werden auch nahende Fristen gemeldet.

## Phasen

Ziehen Sie auf dem Board der beobachteten Ausschreibungen jede Karte durch die Phasen: Interesse, in Prüfung, Angebot, eingereicht, gewonnen, verloren. Dazu gibt es eine Priorität und eine eigene Notiz.

Löscht ein Administrator eine Ausschreibung, die Sie beobachten, verschwindet sie vom Board; wird die Löschung rückgängig gemacht, kehrt sie zurück. Um sie nicht mehr zu beobachten, klicken Sie noch einmal auf den Stern.`,
    ],
    'quando-chegam-os-alertas': [
      'Wann kommen Benachrichtigungen?',
      `
Sie haben zwei Anlässe: einen Import, der etwas ändert, das Sie beobachten, und die Uhr, wenn eine Frist näher rückt.

Certame vergleicht den neuen Datensatz mit dem alten und sagt, was sich geändert hat: ein Termin, der Wert, der Status, ein Ergebnis. Ein erneuter Import derselben Datei benachrichtigt niemanden, weil sich nichts geändert hat.

## Wo sie erscheinen

Die Glocke in der Leiste zählt die ungelesenen. Ein Klick führt zur Ausschreibung. In den **Kontoeinstellungen** wählen Sie, was Sie erhalten möchten.

Kommt tagelang nichts, fragen Sie die Administration, wann der letzte Import war: Ohne neue Daten gibt es nichts zu vergleichen. Die Ansicht zum Hochladen zeigt Datum und Ergebnis jedes Imports.`,
    ],
  },
};
