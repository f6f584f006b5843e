import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Voir les accords-cadres',
  name: 'Accord-cadre',
} satisfies TextsIn<'fr', typeof source>;
