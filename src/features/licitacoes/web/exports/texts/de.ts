import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Ausschreibungen exportieren',
  format: 'Format',
  formats: { xlsx: 'Tabelle (XLSX)', csv: 'Text (CSV)', ocds: 'Offene Daten (OCDS)' },
  formatHints: {
    xlsx: 'Mit Daten und Beträgen, mit denen sich rechnen lässt, und einem Blatt mit Filtern und Uhrzeit.',
    csv: 'Für jedes Programm, ohne Grenze der Zeilen.',
    ocds: 'Paket des internationalen Standards für offene Vergaben (JSON), mit Positionen und Ergebnissen.',
  },
  columns: 'Spalten',
  shownColumns: 'Die in der Liste gezeigten',
  allColumns: 'Alle',
  rows: 'Ausschreibungen',
  selectedRows: 'Die ausgewählten ({{figure}})',
  allRows: 'Alle der Liste',
  start: 'Exportieren',
  background:
    'Die Reihenfolge ist die der Liste. Die Datei entsteht im Hintergrund: Sie können diesen Bereich schließen und später wiederkommen.',
  count_one: '{{figure}} Ausschreibung',
  count_other: '{{figure}} Ausschreibungen',
  recent: 'Letzte Exporte',
  none: 'Keine Exporte in den letzten 24 Stunden.',
  states: { waiting: 'Wartet', running: 'Wird geschrieben', failed: 'Fehlgeschlagen', cancelled: 'Abgebrochen' },
  progress: '{{written}} von {{total}}',
  progressOf: 'Fortschritt von {{name}}',
  expires: 'verfügbar bis {{when}}',
  download: 'Herunterladen',
  downloadOf: '{{name}} herunterladen',
  cancel: 'Abbrechen',
  cancelOf: '{{name}} abbrechen',
  remove: 'Löschen',
  removeOf: '{{name}} löschen',
};
