import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  list: {
    export: 'Exporter en CSV',
    exportSelected: 'Exporter la sélection',
    start: 'Vue initiale',
    keepStart: 'Ouvrir la liste avec ces filtres',
    forgetStart: 'Ouvrir la liste sans filtre',
    startKept: "La liste s'ouvrira ainsi.",
    startForgotten: "La liste s'ouvrira sans filtre.",
  },
  filters: {
    button: 'Filtres',
    apply: 'Appliquer',
    any: 'Indifférent',
    from: 'De',
    to: 'À',
    fromDay: 'Du',
    toDay: 'Au',
    noDay: 'Indiquez une date valide.',
    reversed: 'La date de fin précède la date de début.',
  },
  yes: 'Oui',
  no: 'Non',
  more: 'Afficher plus',
  detail: {
    print: 'Imprimer',
    more: "Plus d'actions",
    newTask: 'Créer une tâche',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    find: 'Rechercher',
    empty: '—',
  },
  record: {
    title: "Enregistrement d'origine",
    copy: 'Copier',
    copied: 'Enregistrement copié.',
  },
  history: {
    count_one: '{{figure}} modification',
    count_many: '{{figure}} modifications',
    count_other: '{{figure}} modifications',
    more: 'Afficher plus de modifications',
    to: 'désormais',
    empty: 'vide',
  },
};
