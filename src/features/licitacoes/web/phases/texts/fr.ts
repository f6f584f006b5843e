import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  divulgada: 'Publié',
  recebendo: 'Réception des offres',
  julgamento: 'En évaluation',
  suspensa: 'Suspendu',
  encerrada: 'Clos',
  revogada: 'Abandonné',
  anulada: 'Annulé',
  deserta: 'Sans candidat',
  fracassada: 'Infructueux',
  homologada: 'Attribué',
};
