import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  asTable: '{{title}}: als Tabelle zeigen',
  showChart: 'Diagramm zeigen',
  showTable: 'Als Tabelle zeigen',
  save: 'CSV herunterladen',
  saveOf: '{{title}}: CSV herunterladen',
  empty: 'Noch gibt es nichts zu zeigen.',
  failed: 'Diese Zahlen konnten nicht geladen werden.',
  others_one: '1 weitere',
  others_other: '{{figure}} weitere',
  map: '{{figure}} nach Bundesstaat. Die Pfeile gehen über die Karte, Enter öffnet die Liste.',
  upTo: 'bis {{figure}}',
} satisfies TextsIn<'de', typeof source>;
