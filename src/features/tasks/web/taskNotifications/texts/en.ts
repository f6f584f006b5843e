import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  given: '{{by}} assigned you the task “{{title}}”.',
  givenUntil: '{{by}} assigned you the task “{{title}}”, due {{due}}.',
  givenMany_one: '{{by}} assigned you {{figure}} task “{{title}}”.',
  givenMany_other: '{{by}} assigned you {{figure}} tasks “{{title}}”.',
  returned: '{{by}} handed back the task “{{title}}”.',
  completed: '{{by}} completed the task “{{title}}”.',
  due: 'The task “{{title}}” is due today.',
  wasDue: 'The task “{{title}}” was due on {{due}}.',
};
