import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Ce serveur est accessible de l’extérieur, par un proxy ou sous un autre nom.',
  what: {
    demo: 'Les comptes de démonstration, réservés à la machine du serveur, sont désactivés. Le journal du serveur en indique la raison.',
    registration:
      'L’inscription sans invitation, réservée à la machine du serveur, est désactivée. Le journal du serveur en indique la raison.',
    both: 'Les comptes de démonstration et l’inscription sans invitation, réservés à la machine du serveur, sont désactivés. Le journal du serveur en indique la raison.',
  },
  enter: 'Aucun compte pour se connecter ? Cette commande, sur le serveur, crée un administrateur :',
  proxy: 'Avec un proxy, définissez son adresse et celle du système :',
  keep: 'Pour conserver ce réglage et retirer cet avis, définissez ceci et redémarrez le serveur :',
};
