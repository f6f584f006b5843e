import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'See items of the plans',
  name: 'Plan',
} satisfies TextsIn<'en', typeof source>;
