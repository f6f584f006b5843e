import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  asTable: '{{title}}: show as a table',
  showChart: 'Show the chart',
  showTable: 'Show as a table',
  save: 'Download CSV',
  saveOf: '{{title}}: download CSV',
  empty: 'There is nothing to show yet.',
  failed: 'These figures could not be loaded.',
} satisfies TextsIn<'en', typeof source>;
