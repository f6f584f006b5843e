import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Voir les appels d’offres',
  name: 'Appel d’offres',
  of: 'de {{key}}',
  choose: 'Choisissez l’appel d’offres de ces enregistrements.',
  label: 'Appel d’offres de ces enregistrements',
  hint: 'Le fichier n’indique pas à quel appel d’offres il appartient.',
  placeholder: 'Rechercher par objet, organisme ou numéro',
  byKey: 'Utiliser ce numéro de contrôle. Si l’appel d’offres n’a pas encore été importé, les enregistrements l’attendront.',
  chosen: 'Choisi',
  noKey: 'Cet appel d’offres n’a pas de numéro de contrôle du PNCP.',
  nothing: 'Aucun appel d’offres avec ces mots',
  notHere: 'pas encore importé ; les enregistrements l’attendent.',
  ignored: 'Les ignorés appartiennent à des appels d’offres supprimés ici.',
  removed: 'Voir les supprimés',
} satisfies TextsIn<'fr', typeof source>;
