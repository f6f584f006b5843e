import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  asTable: '{{title}}: show as a table',
  showChart: 'Show the chart',
  showTable: 'Show as a table',
  saveOf: '{{title}}: download CSV',
  empty: 'There is nothing to show yet.',
  failed: 'These figures could not be loaded.',
  others_one: '1 other',
  others_other: '{{figure}} others',
  map: '{{figure}} by state. Use the arrow keys to move across the map and Enter to open the list.',
  wholeBar: 'A whole bar is {{figure}}.',
  upTo: 'up to {{figure}}',
  outlines: {
    closer: 'Zoom in',
    farther: 'Zoom out',
    whole: 'Show everything',
    how: 'Ctrl and the mouse wheel zoom; drag to move.',
    source: 'Outlines by IBGE, from the package',
    show: 'Show the map with outlines',
    hide: 'Show the map as tiles',
  },
} satisfies TextsIn<'en', typeof source>;
