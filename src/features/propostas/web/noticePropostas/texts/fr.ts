import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Offres',
  prepare: 'Préparer une offre',
  none: 'Aucune offre pour cet avis.',
  all_one: 'Voir {{figure}} offre',
  all_many: 'Voir {{figure}} offres',
  all_other: 'Voir {{figure}} offres',
};
