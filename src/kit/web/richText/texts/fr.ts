import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  tools: 'Mise en forme : {{field}}',
  tool: {
    bold: 'Gras',
    italic: 'Italique',
    underline: 'Souligné',
    strike: 'Barré',
    heading: 'Titre',
    subheading: 'Sous-titre',
    bulletList: 'Liste à puces',
    orderedList: 'Liste numérotée',
    quote: 'Citation',
    link: 'Lien',
    table: 'Tableau',
    alignLeft: 'Aligner à gauche',
    alignCenter: 'Centrer',
    alignRight: 'Aligner à droite',
    clear: 'Effacer la mise en forme',
    undo: 'Annuler la saisie',
    redo: 'Rétablir la saisie',
  },
  link: {
    address: 'Adresse du lien',
    hint: 'Page, adresse e-mail ou numéro de téléphone (tel:).',
    pageHint: 'Page, adresse e-mail ou numéro de téléphone (tel:). Pour une page de ce système, son chemin : /apps/…',
    invalid: 'Cette adresse ne convient pas à un lien. Utilisez une page (https://…), une adresse e-mail ou un téléphone (tel:…).',
    pageInvalid:
      'Cette adresse ne convient pas à un lien. Utilisez une page (https://…), le chemin d’une page de ce système (/…), une adresse e-mail ou un téléphone (tel:…).',
    apply: 'Appliquer',
    remove: 'Supprimer le lien',
  },
  table: {
    insert: 'Insérer un tableau 3 × 3',
    rowAbove: 'Ligne au-dessus',
    rowBelow: 'Ligne en dessous',
    columnBefore: 'Colonne avant',
    columnAfter: 'Colonne après',
    removeRow: 'Supprimer la ligne',
    removeColumn: 'Supprimer la colonne',
    remove: 'Supprimer le tableau',
  },
};
