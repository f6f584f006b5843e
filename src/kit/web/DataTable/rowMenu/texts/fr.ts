import type { TextsIn } from '../../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  label: 'Actions de la ligne',
  open: 'Ouvrir',
  openInTab: 'Ouvrir dans un nouvel onglet',
  copy: 'Copier le lien',
  copied: 'Lien copié.',
  select: 'Sélectionner',
  deselect: 'Retirer de la sélection',
};
