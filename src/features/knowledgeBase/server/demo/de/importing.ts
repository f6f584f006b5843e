import type { DemoTexts } from '../kinds.ts';

export const importing: DemoTexts = {
  title: 'Daten importieren',
  description: 'Dateien von PNCP, Compras.gov.br, Abgeordnetenkammer und Senat sowie eigene Tabellen.',
  lists: {
    first: 'Erste Schritte',
    afterwards: 'Nach dem Import',
    bills: 'Gesetzentwürfe',
  },
  articles: {
    'enviar-um-arquivo': [
      'Wie lade ich eine Datei mit Ausschreibungen hoch?',
      `
Nur Administratoren laden Dateien hoch. Öffnen Sie **Dateien hochladen** und legen Sie eine oder mehrere irgendwo auf der Seite ab. Möglich sind JSON, NDJSON und CSV in UTF-8, auch komprimiert als .gz, sowie XLSX.

1. **Lesen**: Certame erkennt die Art am Inhalt und prüft Zeile für Zeile. Gespeichert ist noch nichts.
2. **Vorschau**: Sie sehen, wie viele Datensätze es sind, die ersten Zeilen und die mit Problemen. Fehlt etwas, etwa die Ausschreibung, zu der Positionen gehören, fragt die Seite danach.
3. **Start**: Die Datensätze werden nach und nach übernommen, ohne das System aufzuhalten. Sie können die Seite schließen.

Eine Datei, die sich nicht lesen lässt, wird beim ersten Fehler mit dessen Stelle abgelehnt, und nichts bleibt gespeichert. Dieselbe Datei noch einmal hochzuladen, verdoppelt nichts.`,
    ],
    'planilha-propria': [
      'Kann ich eine eigene Tabelle verwenden?',
      `
Ja. Unter **Dateien hochladen** bietet die Schaltfläche **Vorlagen** Tabellen für Ausschreibungen und Lose an, als XLSX mit Anleitung oder als CSV. Die Beispielzeile kann so hochgeladen werden, wie sie ist.

## Spalten, die nicht fehlen dürfen

Für Ausschreibungen: Kontrollnummer, Nummer, Auftraggeber, Verfahren, Gegenstand und Veröffentlichung. Das Jahr ist nur nötig, wenn die Nummer es nicht enthält. Die übrigen Spalten sind freiwillig; leere Zellen bedeuten, dass der Wert unbekannt ist.

## Worauf zu achten ist

- Speichern Sie CSV in UTF-8; Trennzeichen können Semikolon, Komma oder Tabulator sein.
- Bei XLSX gilt das erste Blatt der Datei.
- Ein Wert von null gilt als unbekannt.
- Ein Enddatum ohne Uhrzeit gilt bis 23.59 Uhr.

Lauten die Überschriften anders, können Sie in der Vorschau angeben, welche Spalte welche ist.`,
    ],
    'registros-rejeitados': [
      'Was tun mit abgelehnten Datensätzen?',
      `
Ein Datensatz mit einem Problem wird einzeln abgelehnt; die anderen werden übernommen. Am Ende steht der Import als **Abgeschlossen mit Ablehnungen** da, und die Liste nennt zu jedem Zeile, Feld und Grund.

## Häufige Gründe

- Ein Pflichtfeld fehlt, etwa der Gegenstand oder das Datum der Veröffentlichung.
- Ein Datum oder ein Wert war nicht lesbar.
- Die Kontrollnummer hat nicht die Form des PNCP.

Berichtigen Sie die Datei und laden Sie sie ganz noch einmal hoch: Datensätze, die schon gleich sind, bleiben unberührt, die berichtigten kommen dazu.

**Ignoriert** ist nicht abgelehnt: Das ist der Datensatz einer Ausschreibung, die jemand absichtlich gelöscht hat. Certame achtet die Löschung und holt sie nicht zurück. Ein Administrator kann sie rückgängig machen.`,
    ],
    'itens-antes-da-licitacao': [
      'Die Positionen kamen vor der Ausschreibung. Was nun?',
      `
Das ist kein Problem. Das PNCP veröffentlicht Ausschreibungen, Positionen, Ergebnisse und Dokumente in getrennten Abfragen, und die Dateien können in beliebiger Reihenfolge kommen. Was vor seiner Ausschreibung eintrifft, **wartet**: Sobald sie da ist, werden die Positionen ihr zugeordnet.

Dateien mit Positionen sagen nicht immer, zu welcher Vergabe sie gehören. Dann fragt die Vorschau danach, und Sie geben die Kontrollnummer an.

## Wenn derselbe Datensatz aus zwei Quellen kommt

Eine Vergabe des Bundes steht meist mit derselben Kontrollnummer im PNCP und in Compras.gov.br. In Certame ist es eine einzige Ausschreibung mit den neuesten Daten. Die Seite zeigt die Quelle und das Datum des letzten Imports, und der ursprüngliche Datensatz lässt sich vollständig ansehen.`,
    ],
    'importar-projetos-de-lei': [
      'Wie übernehme ich Gesetzentwürfe aus Kammer und Senat?',
      `
Beide Häuser veröffentlichen offene Daten. Laden Sie die Antworten als JSON herunter und unter **Dateien hochladen** wieder hoch; Certame erkennt, aus welchem Haus sie stammen.

Von der Kammer kommen getrennte Dateien: Vorlagen, Verfahrensschritte, Urheber und Arten. Die Reihenfolge ist beliebig. Vom Senat kommt die Liste der Vorlagen.

## Was zu erwarten ist

- Der **Stand** ist der letzte, den ein Verfahrensschritt genannt hat; die meisten nennen keinen.
- Ein Entwurf, der durch beide Häuser geht, hat wie dort für jedes eine eigene Seite.
- Was eine Datei nicht sagt, bleibt, wie es war: Eine knappe Liste löscht keine Einzelheiten, die eine andere Datei gebracht hat.

Beobachten Sie einen Entwurf mit dem Stern, um zu erfahren, wann es weitergeht.`,
    ],
  },
};
