import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Commandes',
} satisfies TextsIn<'fr', typeof source>;
