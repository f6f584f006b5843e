import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Angebotsvorlage',
  field: { antes: 'Vor der Tabelle der Positionen', depois: 'Nach der Tabelle der Positionen' },
  unknown: 'Diese Platzhalter gibt es nicht oder sie sind nicht geschlossen: {{names}}',
  texts: {
    title: 'Texte',
    lead: 'Was die Firma um die Tabelle der Positionen herum schreibt, auf Portugiesisch. Eine Zeile, deren Platzhalter alle leer sind, entfällt.',
  },
  placeholders: {
    title: 'Platzhalter',
    lead: 'Sie werden durch Daten der Firma, der Ausschreibung und des Angebots ersetzt. Ein Klick fügt einen in den Text ein.',
    insert: 'Platzhalter {{name}} einfügen',
  },
  preview: {
    title: 'Vorschau',
    lead: 'Ein erfundenes Angebot mit diesen Texten, auch bevor sie gespeichert sind.',
    company: 'Firmendaten',
    file: 'beispielangebot',
    pdf: 'PDF herunterladen',
    docx: 'Word herunterladen',
  },
  reset: {
    title: 'Zu den ursprünglichen Texten zurück?',
    body: 'Die Texte der Firma werden verworfen.',
    button: 'Originale wiederherstellen',
    done: 'Die ursprünglichen Texte sind wieder da.',
  },
} satisfies TextsIn<'de', typeof source>;
