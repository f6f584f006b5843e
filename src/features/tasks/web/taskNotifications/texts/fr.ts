import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  given: '{{by}} vous a confié la tâche « {{title}} ».',
  givenUntil: '{{by}} vous a confié la tâche « {{title}} », pour le {{due}}.',
  givenMany_one: '{{by}} vous a confié {{figure}} tâche « {{title}} ».',
  givenMany_many: '{{by}} vous a confié {{figure}} de tâches « {{title}} ».',
  givenMany_other: '{{by}} vous a confié {{figure}} tâches « {{title}} ».',
  returned: '{{by}} vous a rendu la tâche « {{title}} ».',
  completed: '{{by}} a terminé la tâche « {{title}} ».',
  due: 'La tâche « {{title}} » arrive à échéance aujourd’hui.',
  wasDue: 'La tâche « {{title}} » arrivait à échéance le {{due}}.',
};
