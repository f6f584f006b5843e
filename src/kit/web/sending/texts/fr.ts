import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: 'Jusqu’à {{size}} par fichier.',
  choose: 'Choisir des fichiers',
  release: 'Relâchez pour téléverser',
  waiting: 'en attente de téléversement',
  sending: 'téléversement, {{percent}}',
  checking: 'vérification…',
  progress: 'Téléversement de {{arquivo}}',
  cancel: 'Annuler le téléversement de {{arquivo}}',
  dismiss: 'Retirer {{arquivo}}',
  again: 'Téléverser de nouveau',
  tooLarge: 'Le fichier est trop volumineux.',
  failed: 'Le fichier n’a pas pu être téléversé.',
  detailsOf: 'Détails de {{arquivo}}',
  againFor: 'Téléverser de nouveau : {{arquivo}}',
} satisfies TextsIn<'fr', typeof source>;
