import type { TextsIn } from '../../i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: "Jusqu'à {{size}} par fichier.",
  choose: 'Choisir des fichiers',
  release: 'Lâchez pour envoyer',
  waiting: "attend son tour d'envoi",
  sending: 'envoi, {{percent}}',
  checking: 'vérification…',
  progress: 'Envoi de {{arquivo}}',
  cancel: "Annuler l'envoi de {{arquivo}}",
  dismiss: 'Retirer {{arquivo}}',
  again: 'Envoyer de nouveau',
  tooLarge: 'Le fichier est trop volumineux.',
  failed: "Le fichier n'a pas pu être envoyé.",
  details: 'Détails',
  detailsOf: 'Détails de {{arquivo}}',
  againFor: 'Envoyer {{arquivo}} de nouveau',
} satisfies TextsIn<'fr', typeof source>;
