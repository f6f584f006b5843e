import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Positionen der Pläne ansehen',
  name: 'Plan',
} satisfies TextsIn<'de', typeof source>;
