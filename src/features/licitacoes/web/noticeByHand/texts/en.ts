import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  add: 'Adding notices manually',
  edit: 'Editing notices manually',
  addHint: 'Notices come from imported files. They cannot be added manually yet.',
  editHint: 'The data in this notice comes from its source and is updated by each import. It cannot be edited manually yet.',
  askAdmin: 'To have a notice added or corrected, ask an administrator.',
  list: 'View notices',
  notice: 'View this notice',
  import: 'Import a file',
};
