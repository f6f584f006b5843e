import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Voir les postes des plans',
  name: 'Plan',
} satisfies TextsIn<'fr', typeof source>;
