import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Informations de paiement',
  demo: 'Données fictives de démonstration',
  totalDue: 'Total',
  bankName: 'Banque',
  country: 'Pays',
  iban: 'IBAN',
  swiftCode: 'SWIFT',
  branch: 'Agence',
  accountNumber: 'Numéro de compte',
  clearHint: 'Laissez tout vide pour supprimer les coordonnées bancaires.',
  edit: 'Coordonnées bancaires de l’organisme',
  editTitle: 'Coordonnées bancaires : {{orgao}}',
  save: 'Enregistrer',
  saved: 'Coordonnées bancaires enregistrées.',
};
