import type { DemoTexts } from '../kinds.ts';

export const basics: DemoTexts = {
  title: 'Grundlagen der Vergabe',
  description: 'Verfahren, Phasen, Rahmenvereinbarungen und die Begriffe des Gesetzes 14.133/2021.',
  lists: {
    modalities: 'Vergabeverfahren',
    direct: 'Direktvergabe',
    prices: 'Rahmenvereinbarungen',
    phases: 'Ablauf des Verfahrens',
    sources: 'Quellen und Nummern',
    outcomes: 'Ausgang des Verfahrens',
  },
  articles: {
    'o-que-e-um-pregao': [
      'Was ist ein Pregão?',
      `
Der Pregão, ein Verfahren mit umgekehrter Auktion, ist für den Kauf **marktüblicher Güter und Dienstleistungen** vorgeschrieben: solcher, deren Leistung und Qualität die Bekanntmachung objektiv und mit üblichen Angaben beschreiben kann. Kugelschreiber, Gebäudereinigung und Lizenzen für Standardsoftware sind Beispiele.

## Wie entschieden wird

Maßgeblich ist der niedrigste Preis oder der höchste Rabatt. Die Schritte folgen einer festen Reihenfolge: Angebote und Gebote, Wertung, Eignungsprüfung des bestplatzierten Bieters, Beschwerden und schließlich Zuschlag und Bestätigung.

## In der Regel elektronisch

Verfahren finden vorzugsweise elektronisch statt; eine Sitzung vor Ort muss begründet und in Bild und Ton aufgezeichnet werden (Gesetz 14.133/2021, Art. 17).

In Certame können Sie die Liste nach dem Verfahren filtern, um nur Pregões zu sehen. Auf die Nummer folgt immer das Jahr, etwa 90006/2026.`,
    ],
    'as-cinco-modalidades': [
      'Welche fünf Vergabeverfahren gibt es?',
      `
Das Gesetz 14.133/2021, Art. 28, sieht fünf Verfahren vor und erlaubt weder andere noch Mischformen:

- **Pregão** (umgekehrte Auktion): marktübliche Güter und Dienstleistungen, nach niedrigstem Preis oder höchstem Rabatt.
- **Concorrência** (Ausschreibung): besondere Güter und Dienstleistungen, Bau- und Ingenieurleistungen.
- **Concurso** (Wettbewerb): technische, wissenschaftliche oder künstlerische Arbeiten, mit Preis oder Vergütung für den Gewinner.
- **Leilão** (Versteigerung): Verkauf von Immobilien oder von unbrauchbaren oder beschlagnahmten beweglichen Sachen an den Höchstbietenden.
- **Diálogo competitivo** (wettbewerblicher Dialog): Der Auftraggeber erarbeitet mit ausgewählten Bietern Lösungen, bevor die endgültigen Angebote abgegeben werden.

Verzicht und Unmöglichkeit der Ausschreibung sind keine solchen Verfahren, sondern Formen der **Direktvergabe**. Das PNCP führt sie neben den Verfahren auf, deshalb stehen sie auch im Filter von Certame, zusammen mit Akkreditierung, Präqualifikation und Interessenbekundung, die Hilfsverfahren sind.`,
    ],
    'dispensa-ou-inexigibilidade': [
      'Was unterscheidet Verzicht und Unmöglichkeit der Ausschreibung?',
      `
In beiden Fällen wird ohne Ausschreibung vergeben, aber aus entgegengesetzten Gründen.

## Unmöglichkeit (inexigibilidade)

Wettbewerb ist **nicht möglich**: Es gibt nur einen Anbieter, einen anerkannten Künstler, eine technische Leistung von ausgewiesener Fachkunde, eine Immobilie, deren Eigenschaften sie notwendig machen. Art. 74 des Gesetzes 14.133/2021 nennt Beispiele; die Liste ist nicht abschließend.

## Verzicht (dispensa)

Wettbewerb wäre möglich, doch das Gesetz **verzichtet** in den Fällen des Art. 75 darauf: geringer Wert, Notfall, eine im letzten Jahr gescheiterte oder ohne Angebote gebliebene Ausschreibung und weitere. Die Wertgrenzen werden jährlich per Dekret angepasst.

Beim Verzicht wegen geringen Werts soll der Auftraggeber mindestens drei Werktage lang eine Bekanntmachung veröffentlichen und das vorteilhafteste Angebot wählen. Oft gehört eine Gebotsrunde dazu. Ohne Termine für die Öffnung erscheinen diese Vergaben in Certame nie als offen.`,
    ],
    'sistema-de-registro-de-precos': [
      'Wie funktioniert die Rahmenvereinbarung (SRP)?',
      `
Bei der Preisregistrierung schreibt der Auftraggeber heute aus und kauft später nach und nach, je nach Bedarf. Das Ergebnis ist eine **Rahmenvereinbarung** (ata), in der sich Lieferanten auf Preis, Höchstmenge und Bedingungen festlegen.

## Was sie garantiert

Sie verpflichtet den Lieferanten zur Lieferung, den Auftraggeber aber **nicht** zum Kauf (Gesetz 14.133/2021, Art. 83). Sie gilt ein Jahr und kann um ebenso lange verlängert werden, wenn der Preis vorteilhaft bleibt (Art. 84).

## Wer beteiligt ist

- **Federführende Stelle**: führt die Ausschreibung durch und verwaltet die Vereinbarung.
- **Beteiligte Stelle**: hat ihren Bedarf vor der Bekanntmachung gemeldet.
- **Nicht beteiligte Stelle**: tritt später bei, in den gesetzlichen Grenzen.

In Certame tragen diese Ausschreibungen das Kennzeichen **Rahmenvereinbarung**; die Suche behandelt SRP, „registro de preços“ und den vollen Namen gleich.`,
    ],
    'adesao-a-ata': [
      'Was bedeutet der Beitritt zu einer Rahmenvereinbarung („carona“)?',
      `
Eine Stelle, die an der Ausschreibung nicht beteiligt war, kann unter bestimmten Bedingungen über eine bestehende Rahmenvereinbarung kaufen. Das ist der Beitritt, umgangssprachlich „carona“, Mitfahrgelegenheit.

Art. 86 des Gesetzes 14.133/2021 verlangt:

1. eine Begründung des Vorteils, vor allem bei drohenden Engpässen oder Unterbrechungen;
2. den Nachweis, dass die vereinbarten Preise marktüblich sind;
3. vorherige Anfrage bei der federführenden Stelle und beim Lieferanten und deren Zustimmung.

Es gibt zwei Obergrenzen. Jede beitretende Stelle darf bis zu **50 %** der Menge jeder Position abrufen. Und alle Beitritte zusammen dürfen das **Doppelte** der Menge jeder Position nicht überschreiten, wie viele Stellen es auch sind. Das Gesetz selbst kennt Ausnahmen und Einschränkungen: So darf eine Bundesbehörde keiner Vereinbarung eines Bundesstaats oder einer Gemeinde beitreten.`,
    ],
    'fases-da-licitacao': [
      'Welche Phasen hat eine Ausschreibung?',
      `
Art. 17 des Gesetzes 14.133/2021 gibt die Reihenfolge vor:

1. **Vorbereitung**: technische Studie, Leistungsbeschreibung, Preisermittlung, Entwurf der Bekanntmachung.
2. **Bekanntmachung**: Der volle Wortlaut wird im PNCP veröffentlicht.
3. **Angebote und Gebote**, wenn das Verfahren Gebote vorsieht.
4. **Wertung** nach dem Kriterium der Bekanntmachung.
5. **Eignungsprüfung** des bestplatzierten Bieters.
6. **Beschwerden**.
7. **Bestätigung** durch die vorgesetzte Stelle, die zuvor den Zuschlag erteilt.

Die Eignungsprüfung kann den Angeboten vorausgehen, wenn die Bekanntmachung es vorsieht und dies begründet ist. Certame fasst den Ablauf in drei Status zusammen: Eine Ausschreibung ist **offen** bis zum Ende der Angebotsfrist, **laufend**, solange gewertet wird, und **abgeschlossen**, wenn ein Ergebnis feststeht.`,
    ],
    'o-que-e-o-pncp': [
      'Was ist das PNCP?',
      `
Das **Portal Nacional de Contratações Públicas** (nationales Vergabeportal) ist die amtliche Website, auf der das Gesetz 14.133/2021 (Art. 174) die Vergaben von Bund, Bundesstaaten, Bundesdistrikt und Gemeinden zusammenführt: Jahrespläne, Bekanntmachungen, Rahmenvereinbarungen, Verträge.

## Warum es wichtig ist

Die Bekanntmachung muss im PNCP veröffentlicht werden (Art. 54), und ein Vertrag wird erst mit der Veröffentlichung dort wirksam: binnen zwanzig Werktagen nach einer Ausschreibung, zehn nach einer Direktvergabe (Art. 94).

## Die Kontrollnummer

Jede Vergabe hat eine Nummer wie **00394460005887-1-000123/2026**: CNPJ des Auftraggebers, Art, laufende Nummer und Jahr. Daran erkennt Certame, dass zwei Datensätze dieselbe Ausschreibung sind, woher sie auch kommen. Auf der Seite einer Ausschreibung führt die Nummer zu ihrem Eintrag im Portal.`,
    ],
    'o-que-e-a-uasg': [
      'Was ist eine UASG?',
      `
UASG steht für **Unidade Administrativa de Serviços Gerais**. Es ist der sechsstellige Schlüssel der Vergabestelle in Compras.gov.br: Ein Ministerium hat viele UASGs, eine für jede Stelle, die ausschreibt.

Wer mit Vergaben des Bundes arbeitet, nennt sie meist mit UASG und Nummer, etwa UASG 160001, Pregão 90006/2026. So suchen Sie auch in Certame: Geben Sie den Schlüssel oder die Nummer in die Suche der Liste ein.

## Vorsicht bei anderen Plattformen

Außerhalb von Compras.gov.br steht im PNCP an derselben Stelle ein **örtlicher Schlüssel**, den jedes System vergibt, wie es will. Zwei Stellen können denselben haben. Verlassen Sie sich dann auf die CNPJ des Auftraggebers und die Kontrollnummer des PNCP; beide sind eindeutig.`,
    ],
    'deserta-fracassada-revogada-anulada': [
      'Ohne Angebote, gescheitert, aufgehoben, annulliert: Was ist der Unterschied?',
      `
Vier Begriffe für Ausschreibungen, die ohne Vertrag enden:

- **Ohne Angebote** (deserta): Niemand hat ein Angebot abgegeben.
- **Gescheitert** (fracassada): Es gab Angebote, aber alle wurden ausgeschlossen oder die Bieter waren nicht geeignet.
- **Aufgehoben** (revogada): Die Behörde hat aus Gründen der Zweckmäßigkeit davon Abstand genommen, wegen eines später eingetretenen und nachgewiesenen Umstands.
- **Annulliert** (anulada): Es lag ein Rechtsverstoß vor, der sich nicht heilen ließ; das geschieht von Amts wegen oder auf Antrag.

Vor Aufhebung oder Annullierung muss die Behörde die Beteiligten anhören (Gesetz 14.133/2021, Art. 71).

Ohne Angebote und gescheitert gelten je **Position**: In demselben Pregão kann auf eine Position der Zuschlag erteilt worden sein und auf eine andere nicht. Certame schließt eine Ausschreibung erst ab, wenn auf keine Position ein Zuschlag erteilt oder wenn sie als Ganzes aufgehoben oder annulliert wurde.`,
    ],
  },
};
