import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Verträge ansehen',
  name: 'Vertrag',
} satisfies TextsIn<'de', typeof source>;
