import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Affiner',
  close: 'Fermer l’affinage',
  clearShort: 'Effacer',
  clear: 'Effacer {{facet}}',
  more: '{{count}} de plus',
  fewer: 'Moins',
  find: 'Chercher dans {{facet}}',
  none: 'Rien trouvé',
} satisfies TextsIn<'fr', typeof source>;
