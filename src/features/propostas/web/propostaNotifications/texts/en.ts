import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  assigned: '{{by}} made you responsible for the offer for {{name}}.',
  shared: '{{by}} shared the offer for {{name}} with you.',
  sharedToEdit: '{{by}} shared the offer for {{name}} with you to edit.',
  mentioned: '{{by}} mentioned you in the offer for {{name}}.',
};
