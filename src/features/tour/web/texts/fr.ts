import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  skip: 'Passer',
  back: 'Retour',
  next: 'Suivant',
  control: 'Ctrl',
  counter: '{{current}} sur {{total}}',
  step: {
    menu: {
      title: 'Les écrans',
      text: 'Tableaux de bord, avis, projets de loi, calendrier et travail d’équipe. G puis une lettre ouvrent chacun au clavier.',
    },
    bookmarks: { title: 'Vos écrans', text: 'L’étoile garde ici les écrans que vous utilisez le plus.' },
    search: { title: 'Chercher partout', text: 'Avis, messages, tâches, personnes, écrans et actions, où que vous soyez, avec {{mod}}+K.' },
    bell: {
      title: 'Ce qui est nouveau',
      text: 'Alertes des recherches enregistrées, changements de ce que vous suivez et échéances proches.',
    },
    account: { title: 'Votre compte', text: 'Profil, apparence, langue et, quand vous voulez, cette visite à nouveau.' },
    keys: { title: 'Tout aussi au clavier', text: 'La touche ? montre les raccourcis de l’écran où vous êtes.' },
  },
};
