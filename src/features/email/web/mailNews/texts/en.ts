import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  notSent: 'The mail “{{subject}}” could not be sent. It is a draft again.',
  notSentNameless: 'A mail without a subject could not be sent. It is a draft again.',
};
