import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  given: '{{by}} hat Ihnen die Aufgabe „{{title}}“ zugewiesen.',
  givenUntil: '{{by}} hat Ihnen die Aufgabe „{{title}}“ zugewiesen, fällig am {{due}}.',
  givenMany_one: '{{by}} hat Ihnen {{figure}} Aufgabe „{{title}}“ zugewiesen.',
  givenMany_other: '{{by}} hat Ihnen {{figure}} Aufgaben „{{title}}“ zugewiesen.',
  returned: '{{by}} hat die Aufgabe „{{title}}“ zurückgegeben.',
  completed: '{{by}} hat die Aufgabe „{{title}}“ erledigt.',
  due: 'Die Aufgabe „{{title}}“ ist heute fällig.',
  wasDue: 'Die Aufgabe „{{title}}“ war am {{due}} fällig.',
};
