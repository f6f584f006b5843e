import type { TextsIn } from '../../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  label: 'Aktionen der Zeile',
  open: 'Öffnen',
  openInTab: 'In neuem Tab öffnen',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  select: 'Auswählen',
  deselect: 'Aus der Auswahl nehmen',
};
