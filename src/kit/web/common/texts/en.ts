import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  list: {
    export: 'Export CSV',
    exportSelected: 'Export selection',
    start: 'Starting view',
    keepStart: 'Open the list with these filters',
    forgetStart: 'Open the list without filters',
    startKept: 'The list will now open like this.',
    startForgotten: 'The list will now open without filters.',
  },
  filters: {
    button: 'Filters',
    apply: 'Apply',
    any: 'Any',
    from: 'From',
    to: 'To',
    fromDay: 'From',
    toDay: 'To',
    noDay: 'Enter a valid date.',
    reversed: 'The end date is before the start date.',
  },
  yes: 'Yes',
  no: 'No',
  more: 'Show more',
  detail: {
    print: 'Print',
    more: 'More actions',
    newTask: 'Create task',
    copy: 'Copy link',
    copied: 'Link copied.',
    find: 'Search',
    empty: '—',
  },
  record: {
    title: 'Source record',
    copy: 'Copy',
    copied: 'Record copied.',
  },
  history: {
    count_one: '{{figure}} change',
    count_other: '{{figure}} changes',
    more: 'Show more changes',
    to: 'changed to',
    empty: 'empty',
  },
};
