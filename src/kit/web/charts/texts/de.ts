import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  asTable: '{{title}}: als Tabelle anzeigen',
  showChart: 'Diagramm anzeigen',
  showTable: 'Als Tabelle anzeigen',
  saveOf: '{{title}}: CSV herunterladen',
  empty: 'Noch keine Daten.',
  failed: 'Diese Zahlen konnten nicht geladen werden.',
  others_one: '{{figure}} weitere',
  others_other: '{{figure}} weitere',
  map: '{{figure}} nach Bundesstaat. Die Pfeiltasten bewegen sich über die Karte, Enter öffnet die Liste.',
  wholeBar: 'Ein ganzer Balken ist {{figure}}.',
  upTo: 'bis {{figure}}',
  outlines: {
    closer: 'Vergrößern',
    farther: 'Verkleinern',
    whole: 'Alles zeigen',
    how: 'Strg und Mausrad vergrößern; ziehen verschiebt.',
    source: 'Umrisse vom IBGE, aus dem Paket',
    show: 'Karte mit Umrissen zeigen',
    hide: 'Karte aus Kacheln zeigen',
  },
} satisfies TextsIn<'de', typeof source>;
