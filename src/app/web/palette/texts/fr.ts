import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  tour: 'Faire la visite',
  tourWords: 'visite tour aide débuter tutoriel',
  writeMail: 'Écrire un e-mail',
  writeMailWords: 'mail message rédiger envoyer',
  newTask: 'Nouvelle tâche',
  newTaskWords: 'à faire todo ajouter créer',
  newOffer: 'Nouvelle offre',
  newOfferWords: 'soumission avis commencer prix',
  language: 'Passer en {{language}}',
  customize: 'Personnaliser l’apparence',
  keys: 'Afficher les raccourcis clavier',
  languageWords: 'langue traduction language',
  skinWords: 'thème mode nuit clair sombre couleurs',
  customizeWords: 'thème menu disposition barre couleurs direction réglages paramètres',
  keysWords: 'aide touches commandes',
  signOutWords: 'déconnexion logout quitter session',
  noObjeto: 'Objet non indiqué par la source',
  allNotices_one: 'Voir {{figure}} appel d’offres dans la liste',
  allNotices_many: 'Voir {{figure}} appels d’offres dans la liste',
  allNotices_other: 'Voir {{figure}} appels d’offres dans la liste',
  allBills_one: 'Voir {{figure}} projet de loi dans la liste',
  allBills_many: 'Voir {{figure}} projets de loi dans la liste',
  allBills_other: 'Voir {{figure}} projets de loi dans la liste',
} satisfies TextsIn<'fr', typeof source>;
