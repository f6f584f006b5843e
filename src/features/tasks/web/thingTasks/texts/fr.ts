import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  title: 'Tâches',
  add: 'Nouvelle tâche',
  none: 'Vous n’avez aucune tâche en cours.',
  more_one: 'et {{figure}} autre tâche',
  more_many: 'et {{figure}} d’autres tâches',
  more_other: 'et {{figure}} autres tâches',
};
