import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  edit: 'Modification manuelle des appels d’offres',
  editHint:
    'Vous n’avez pas saisi cet appel d’offres à la main. Ceux d’une source sont mis à jour à chaque importation ; les saisies manuelles sont modifiées par leur auteur et les administrateurs.',
  askAdmin: 'Pour ajouter ou corriger un appel d’offres, adressez-vous à un administrateur.',
  list: 'Voir les appels d’offres',
  notice: 'Voir cet appel d’offres',
  import: 'Importer un fichier',
};
