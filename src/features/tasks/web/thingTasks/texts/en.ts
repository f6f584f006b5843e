import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Tasks',
  add: 'New task',
  none: 'You have no open tasks.',
  more_one: 'and {{figure}} more task',
  more_other: 'and {{figure}} more tasks',
};
