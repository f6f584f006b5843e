import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  title: 'Offers',
  prepare: 'Prepare offer',
  none: 'No offers for this notice.',
  all_one: 'See {{figure}} offer',
  all_other: 'See all {{figure}} offers',
};
