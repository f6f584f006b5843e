import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  assigned: '{{by}} vous a confié l’offre pour {{name}}.',
  assignedSome_one: '{{by}} vous a confié {{figure}} offre : {{names}}.',
  assignedSome_many: '{{by}} vous a confié {{figure}} d’offres : {{names}}.',
  assignedSome_other: '{{by}} vous a confié {{figure}} offres : {{names}}.',
  assignedMany_one: '{{by}} vous a confié {{figure}} offre. Parmi elles : {{names}}.',
  assignedMany_many: '{{by}} vous a confié {{figure}} d’offres. Parmi elles : {{names}}.',
  assignedMany_other: '{{by}} vous a confié {{figure}} offres. Parmi elles : {{names}}.',
  shared: '{{by}} a partagé avec vous l’offre pour {{name}}.',
  sharedToEdit: '{{by}} a partagé avec vous, pour modification, l’offre pour {{name}}.',
  mentioned: '{{by}} vous a mentionné dans l’offre pour {{name}}.',
};
