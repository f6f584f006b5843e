import type { TextsIn } from '../../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  label: 'Actions of the row',
  open: 'Open',
  openInTab: 'Open in a new tab',
  copy: 'Copy link',
  copied: 'Link copied.',
  select: 'Select',
  deselect: 'Remove from the selection',
};
