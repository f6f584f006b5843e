import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Pages favorites',
  more: 'Autres pages favorites',
  find: 'Rechercher une page',
  mark: 'Ajouter aux favoris',
  unmark: 'Retirer des favoris',
  markOf: 'Favori : {{page}}',
  none: 'Pas encore de favoris. Recherchez une page et cliquez sur son étoile.',
  noMatch: 'Aucune page de ce nom.',
} satisfies TextsIn<'fr', typeof source>;
