import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  given: '{{by}} vous a confié la tâche « {{title}} ».',
  givenUntil: '{{by}} vous a confié la tâche « {{title}} », pour le {{due}}.',
  returned: '{{by}} vous a rendu la tâche « {{title}} ».',
  completed: '{{by}} a terminé la tâche « {{title}} ».',
  due: 'La tâche « {{title}} » arrive à échéance aujourd’hui.',
  wasDue: 'La tâche « {{title}} » arrivait à échéance le {{due}}.',
};
