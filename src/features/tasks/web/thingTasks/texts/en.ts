import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Tasks',
  add: 'New task',
  none: 'No open task of yours.',
  more_one: 'and {{figure}} more task',
  more_other: 'and {{figure}} more tasks',
};
