import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Refine',
  close: 'Close refining',
  clearShort: 'Clear',
  clear: 'Clear {{facet}}',
  more: '{{count}} more',
  fewer: 'Fewer',
  find: 'Search in {{facet}}',
  none: 'Nothing found',
} satisfies TextsIn<'en', typeof source>;
