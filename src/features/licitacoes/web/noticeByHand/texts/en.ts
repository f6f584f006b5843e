import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  edit: 'Editing notices manually',
  editHint:
    'You did not enter this notice by hand. Those from a source are updated by each import; those entered by hand are edited by the users who entered them and by administrators.',
  askAdmin: 'To have a notice added or corrected, ask an administrator.',
  list: 'View notices',
  notice: 'View this notice',
  import: 'Import a file',
};
