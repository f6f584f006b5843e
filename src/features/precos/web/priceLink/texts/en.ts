import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  prices: 'Prices paid for {{words}}',
  found: 'Prices paid: {{figure}} for {{words}}',
  none: 'No comparable price for {{words}}.',
  change: 'Search by other words',
} satisfies TextsIn<'en', typeof source>;
