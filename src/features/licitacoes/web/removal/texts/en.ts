import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  remove: {
    title: 'Delete {{modalidade}} {{numero}}?',
    body: 'It is removed from everyone’s list and will not be imported again. You can undo this for ten minutes.',
    done: 'Notice {{numero}} deleted.',
    restored: 'Notice {{numero}} restored.',
  },
  removed: {
    title: 'Deleted notices',
    note: 'These notices are not imported again. A deletion can be undone for ten minutes; after that, only the control number is kept.',
    none: 'No notices have been deleted.',
    notice: 'This notice was deleted on {{when}}.',
    noticeBy: 'This notice was deleted on {{when}} by {{who}}.',
    when: 'Deleted on {{when}}',
    whenBy: 'Deleted on {{when}} by {{who}}',
    until: 'You can undo this until {{when}}.',
    forGood: 'This can no longer be undone, and the notice will not be imported again.',
    undo: 'Undo the deletion of {{numero}}',
  },
};
