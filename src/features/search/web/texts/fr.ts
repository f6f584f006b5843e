import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Rechercher partout',
  placeholder: 'Rechercher appels d’offres, messages, tâches, personnes, fichiers…',
  results: 'Résultats',
  noneAtAll: 'Aucun résultat pour « {{q}} »',
  marked: 'favori',
  count_one: '{{figure}} résultat',
  count_many: '{{figure}} résultats',
  count_other: '{{figure}} résultats',
  noSubject: '(sans objet)',
  due: 'échéance : {{day}}',
  completed: 'terminée',
  group: {
    pages: 'Pages',
    files: 'Fichiers',
    contacts: 'Contacts',
    intents: 'Voir la liste',
    orgaos: 'Organismes publics',
    municipios: 'Communes',
    suggestions: 'Suggestions',
    recent: 'Ouvertes récemment',
    marked: 'Favoris',
  },
  foot: {
    move: 'choisir',
    open: 'ouvrir',
    elsewhere: 'dans un nouvel onglet',
    close: 'fermer',
    mark: 'Favori',
  },
} satisfies TextsIn<'fr', typeof source>;
