import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  prices: 'Prix payés pour {{words}}',
  found: 'Prix payés : {{figure}} pour {{words}}',
  none: 'Aucun prix comparable pour {{words}}.',
  change: 'Chercher avec d’autres mots',
} satisfies TextsIn<'fr', typeof source>;
