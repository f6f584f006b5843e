import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  assigned: "{{by}} vous a confié l'offre pour {{name}}.",
  shared: "{{by}} a partagé avec vous l'offre pour {{name}}.",
  sharedToEdit: "{{by}} a partagé avec vous, pour modification, l'offre pour {{name}}.",
  mentioned: "{{by}} vous a mentionné dans l'offre pour {{name}}.",
};
