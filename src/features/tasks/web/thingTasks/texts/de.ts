import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Aufgaben',
  add: 'Neue Aufgabe',
  none: 'Sie haben keine offenen Aufgaben.',
  more_one: 'und {{figure}} weitere Aufgabe',
  more_other: 'und {{figure}} weitere Aufgaben',
};
