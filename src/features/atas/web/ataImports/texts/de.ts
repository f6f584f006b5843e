import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Rahmenverträge ansehen',
  name: 'Rahmenvertrag',
} satisfies TextsIn<'de', typeof source>;
