import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Voir les contrats',
  name: 'Contrat',
} satisfies TextsIn<'fr', typeof source>;
