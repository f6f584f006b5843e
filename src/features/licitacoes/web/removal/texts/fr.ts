import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  remove: {
    title: 'Supprimer {{modalidade}} {{numero}} ?',
    body: 'Il disparaît de la liste pour tout le monde et les importations ne le rétablissent pas. Vous pouvez annuler pendant dix minutes.',
    done: 'Appel d’offres {{numero}} supprimé.',
    restored: 'Appel d’offres {{numero}} restauré.',
  },
  removed: {
    title: 'Appels d’offres supprimés',
    note: 'Les importations ignorent ces appels d’offres. Une suppression peut être annulée pendant dix minutes ; ensuite, seul le numéro de contrôle est conservé.',
    none: 'Aucun appel d’offres n’a été supprimé.',
    notice: 'Cet appel d’offres a été supprimé le {{when}}.',
    noticeBy: 'Cet appel d’offres a été supprimé le {{when}} par {{who}}.',
    when: 'Supprimé le {{when}}',
    whenBy: 'Supprimé le {{when}} par {{who}}',
    until: 'Vous pouvez annuler jusqu’au {{when}}.',
    forGood: 'La suppression ne peut plus être annulée et l’appel d’offres ne sera plus importé.',
    undo: 'Annuler la suppression de {{numero}}',
  },
};
