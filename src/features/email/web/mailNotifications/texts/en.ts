import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  notSent: 'The email “{{subject}}” could not be sent. It is back in your drafts.',
  notSentNameless: 'An email without a subject could not be sent. It is back in your drafts.',
};
