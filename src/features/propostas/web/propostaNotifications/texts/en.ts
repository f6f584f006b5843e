import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  assigned: '{{by}} made you responsible for the offer for {{name}}.',
  assignedSome_one: '{{by}} made you responsible for {{figure}} offer: {{names}}.',
  assignedSome_other: '{{by}} made you responsible for {{figure}} offers: {{names}}.',
  assignedMany_one: '{{by}} made you responsible for {{figure}} offer. Among them: {{names}}.',
  assignedMany_other: '{{by}} made you responsible for {{figure}} offers. Among them: {{names}}.',
  shared: '{{by}} shared the offer for {{name}} with you.',
  sharedToEdit: '{{by}} shared the offer for {{name}} with you to edit.',
  mentioned: '{{by}} mentioned you in the offer for {{name}}.',
};
