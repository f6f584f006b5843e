import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  list: 'Voir les projets de loi',
  name: 'Projet',
  of: 'du projet {{key}}',
  choose: 'Choisissez le projet de loi de ces enregistrements.',
  label: 'Projet de loi de ces enregistrements',
  hint: 'Le fichier n’indique pas à quel projet il appartient.',
  placeholder: 'Rechercher par numéro, résumé ou auteur',
  byKey: 'Utiliser ce code. Si le projet n’a pas encore été importé, les enregistrements l’attendront.',
  chosen: 'Choisi',
  noKey: 'Ces enregistrements relèvent de la Chambre ; ce projet relève du Sénat.',
  nothing: 'Aucun projet avec ces mots',
  notHere: 'pas encore importé ; les enregistrements l’attendent.',
} satisfies TextsIn<'fr', typeof source>;
