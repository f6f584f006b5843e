import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  add: 'Saisie manuelle des appels d’offres',
  edit: 'Modification manuelle des appels d’offres',
  addHint: 'Les appels d’offres proviennent des fichiers importés. La saisie manuelle n’est pas encore disponible.',
  editHint:
    'Les données de cet appel d’offres viennent de la source et sont mises à jour à chaque importation. La modification manuelle n’est pas encore disponible.',
  askAdmin: 'Pour ajouter ou corriger un appel d’offres, adressez-vous à un administrateur.',
  list: 'Voir les appels d’offres',
  notice: 'Voir cet appel d’offres',
  import: 'Importer un fichier',
};
