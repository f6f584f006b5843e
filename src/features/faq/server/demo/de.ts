// The demo questions in German; see pt.ts.
import type { Questions } from './pt.ts';

export const demoQuestions: Questions = {
  payment: {
    commitment: [
      'Wie bezahle ich eine Bestellung mit einer Mittelbindung?',
      'Wählen Sie im letzten Schritt der Bestellung <strong>Mittelbindung</strong> und geben Sie die Nummer in der Form <strong>2026NE000123</strong> ein: das Jahr, die Buchstaben NE und sechs Ziffern.',
      'Die Mittelbindung muss vor der Bestellung bestehen: Das Gesetz 4.320/1964, Art. 60, erlaubt ohne sie keine Ausgabe.',
    ],
    otherWays: [
      'Welche anderen Zahlungsarten gibt es?',
      'Außer mit Mittelbindung können Sie per Boleto, per Pix oder auf Rechnung zahlen. Für einen Boleto wird CPF oder CNPJ des Zahlers benötigt, für Pix der Schlüssel, für die Rechnung eine Referenz, die Ihre Finanzabteilung zuordnen kann. Kartennummern werden weder angenommen noch gespeichert.',
    ],
    whenDue: [
      'Wann ist die Zahlung fällig?',
      'Nach der Feststellung, also wenn der Empfang bestätigt und die Rechnung geprüft ist. Die Frist steht im Vertrag oder in der Rahmenvereinbarung; gezahlt wird je Mittelherkunft in zeitlicher Reihenfolge (Gesetz 14.133/2021, Art. 141).',
    ],
    twoCommitments: [
      'Kann ich eine Bestellung auf zwei Mittelbindungen aufteilen?',
      'Nicht in derselben Bestellung. Geben Sie für jede Mittelbindung eine eigene Bestellung mit den Artikeln auf, die sie abdeckt; das erleichtert auch die Prüfung bei der Annahme.',
    ],
    priceChange: [
      'Kann sich der Preis nach der Bestellung noch ändern?',
      'Nein. Die Bestellung behält Preis, Rabatt und Versandkosten vom Zeitpunkt der Bestätigung. Eine Änderung im Shop gilt nur für neue Bestellungen.',
    ],
    invoiceData: [
      'Wo finde ich die Angaben, um die Rechnung zu prüfen?',
      'Öffnen Sie die Bestellung unter <strong>Bestellungen</strong>: Dort stehen Artikel, Mengen, Beträge und die Zahlungsreferenz. Die Druckfassung können Sie zu den Akten nehmen.',
    ],
  },
  delivery: {
    howLong: [
      'Wie lange dauert die Lieferung?',
      'Die Lieferzeit jedes Artikels steht im Warenkorb und läuft ab der Genehmigung der Bestellung. Bei unterschiedlichen Lieferzeiten kann die Ware in Teilen kommen.',
    ],
    freeShipping: [
      'Woran erkenne ich, ob ein Produkt versandkostenfrei ist?',
      'Es steht auf der Produktseite, und der Shop hat einen Filter, der nur versandkostenfreie Artikel zeigt. Für die übrigen weist die Übersicht im Warenkorb die Versandkosten aus, bevor Sie bestätigen.',
    ],
    warehouse: [
      'Kann ich an das Lager statt an meine Dienststelle liefern lassen?',
      'Ja. Wählen Sie im zweiten Schritt der Bestellung die Adresse des Lagers oder legen Sie sie an. Adressen bleiben für das nächste Mal in Ihrem Konto gespeichert.',
    ],
    checkOnReceipt: [
      'Was ist bei der Annahme zu prüfen?',
      'Vergleichen Sie Menge, Marke und Zustand der Verpackung mit der Bestellung. Die vorläufige Abnahme bestätigt, dass die Lieferung da ist; die endgültige folgt, wenn feststeht, dass alles dem Vertrag entspricht (Gesetz 14.133/2021, Art. 140).',
    ],
    incomplete: [
      'Die Lieferung ist unvollständig. Was nun?',
      'Vermerken Sie die Abweichung im Abnahmeprotokoll und informieren Sie die Administration mit der Nummer der Bestellung. Diese sollte erst auf <strong>geliefert</strong> gesetzt werden, wenn der Rest da ist.',
    ],
  },
  cancellationReturn: {
    cancelUntil: [
      'Bis wann kann ich eine Bestellung stornieren?',
      'Solange sie <strong>eingegangen</strong> oder <strong>genehmigt</strong> ist. Öffnen Sie die Bestellung und wählen Sie <strong>Stornieren</strong>. Nach dem Versand stimmen Sie die Rückgabe mit der Administration ab.',
    ],
    cancelledCommitment: [
      'Ich habe eine Bestellung storniert. Was geschieht mit der Mittelbindung?',
      'Die Stornierung in Certame hebt die Mittelbindung nicht auf. Lassen Sie sie von der Haushaltsstelle ganz oder teilweise aufheben, damit der Betrag wieder im Haushaltsansatz verfügbar ist.',
    ],
    rejected: [
      'Warum wurde meine Bestellung abgelehnt?',
      'Wer eine Bestellung ablehnt, gibt den Grund an; er bleibt im Verlauf. Am häufigsten sind eine Mittelbindung, die nicht passt, eine unvollständige Adresse und ein Artikel, der nicht auf Lager ist.',
    ],
    defective: [
      'Wie tausche ich einen fehlerhaften Artikel um?',
      'Beschreiben Sie den Mangel im Abnahmeprotokoll, fotografieren Sie den Artikel und informieren Sie den Lieferanten. Der Auftragnehmer muss mangelhafte Ware auf eigene Kosten reparieren oder ersetzen (Gesetz 14.133/2021, Art. 119).',
    ],
    takenOut: [
      'Ich habe versehentlich einen Artikel aus dem Warenkorb entfernt. Lässt sich das zurücknehmen?',
      'Ja: Die Meldung, die erscheint, bietet einige Sekunden lang <strong>Rückgängig</strong> an. Die Taste Z bewirkt dasselbe.',
    ],
  },
  myOrders: {
    whereOrders: [
      'Wo sehe ich meine Bestellungen?',
      'Im Menü unter <strong>Bestellungen</strong>. Die Liste zeigt Nummer, Datum, Betrag und Status und lässt sich filtern und sortieren. Sie sehen Ihre eigenen Bestellungen, Administratoren sehen alle.',
    ],
    statuses: [
      'Was bedeutet der Status einer Bestellung?',
      '<strong>Eingegangen</strong>: wartet auf Prüfung. <strong>Genehmigt</strong>: wird vorbereitet. <strong>Versandt</strong>: ist unterwegs. <strong>Geliefert</strong>: ist angekommen. <strong>Storniert</strong> oder <strong>abgelehnt</strong>: wird nicht ausgeführt, die Artikel sind wieder auf Lager.',
    ],
    alter: [
      'Kann ich eine bestätigte Bestellung noch ändern?',
      'Nein. Ist sie noch nicht versandt, stornieren Sie sie und bestellen Sie neu. Der Verlauf behält beide, was spätere Prüfungen erleichtert.',
    ],
    print: [
      'Wie drucke ich eine Bestellung für die Akte?',
      'Öffnen Sie die Bestellung und wählen Sie <strong>Drucken</strong>. Das Blatt enthält Nummer, Artikel, Beträge, Adresse und Zahlungsreferenz, ohne Menüs und Farben.',
    ],
    colleague: [
      'Kann jemand anderes aus dem Team meine Bestellung verfolgen?',
      'Administratoren können das. Allen anderen schicken Sie die Druckfassung oder eine E-Mail mit der Nummer der Bestellung.',
    ],
  },
  productServices: {
    sources: [
      'Woher kommen die Ausschreibungen in Certame?',
      'Aus Dateien von PNCP und Compras.gov.br sowie aus Tabellen, die Administratoren unter <strong>Dateien hochladen</strong> einspielen. Kommt eine Ausschreibung mit derselben Kontrollnummer aus zwei Quellen, ist es eine einzige.',
    ],
    files: [
      'Welche Dateien kann ich importieren?',
      'JSON, NDJSON und CSV in UTF-8, auch komprimiert als .gz, sowie XLSX. Bevor etwas gespeichert wird, zeigt Certame, was erkannt wurde, und nennt die Zeilen mit Problemen.',
    ],
    following: [
      'Was geschieht, wenn ich eine Ausschreibung beobachte?',
      'Sie erscheint unter <strong>Beobachtet</strong>, ihre Termine stehen in Ihrem Kalender, und Sie werden benachrichtigt, wenn ein Import Änderungen bringt. Den Stern sehen nur Sie, nicht Ihre Kollegen.',
    ],
    phoneCalendar: [
      'Wie kommen die Fristen in den Kalender meines Handys?',
      'Erzeugen Sie im Kalender die Abonnementadresse und fügen Sie sie in Google Kalender, Outlook oder die Kalender-App von Apple ein. Wer die Adresse hat, kann die Termine lesen: Gerät sie in falsche Hände, erzeugen Sie eine neue, und die alte gilt nicht mehr.',
    ],
    whyClosed: [
      'Warum wird eine Ausschreibung als abgeschlossen angezeigt?',
      'Weil ein Ergebnis vorliegt, weil sie aufgehoben oder annulliert wurde, weil auf keine Position ein Zuschlag erteilt wurde oder weil seit dem Stichtag ein Jahr vergangen ist. Eine Aussetzung schließt sie nicht ab: Sie wird als Kennzeichen angezeigt.',
    ],
    exactPhrase: [
      'Wie suche ich eine genaue Wortfolge oder schließe ein Wort aus?',
      'Anführungszeichen suchen die Wortfolge: <strong>"gêneros alimentícios"</strong>. Ein Bindestrich davor schließt aus: <strong>limpeza -hospitalar</strong>. Das Wort <strong>ou</strong> (oder) lässt beides zu, und ein Sternchen ergänzt: <strong>pavimenta*</strong>.',
    ],
    export: [
      'Kann ich das Ergebnis einer Suche exportieren?',
      'Ja. Die Liste der Ausschreibungen bietet <strong>Als CSV exportieren</strong>; Suche, Filter und Reihenfolge der Ansicht gelten auch dort. Sie können auch nur die ausgewählten Zeilen exportieren.',
    ],
  },
};
