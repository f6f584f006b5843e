import type { TextsIn } from '../../i18n.ts';
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
    alignLeft: 'Aligner à gauche',
    alignCenter: 'Centrer',
    alignRight: 'Aligner à droite',
    clear: 'Effacer la mise en forme',
    undo: 'Annuler la saisie',
    redo: 'Rétablir la saisie',
  },
  link: {
    address: 'Adresse du lien',
    hint: 'Une page, une adresse e-mail ou un numéro de téléphone (tel:).',
    invalid: 'Cette adresse ne convient pas à un lien. Utilisez une page (https://…), une adresse e-mail ou un téléphone (tel:…).',
    apply: 'Appliquer',
    remove: 'Supprimer le lien',
  },
};
