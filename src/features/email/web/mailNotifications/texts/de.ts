import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  notSent: 'Die E-Mail „{{subject}}“ konnte nicht gesendet werden. Sie liegt wieder bei den Entwürfen.',
  notSentNameless: 'Eine E-Mail ohne Betreff konnte nicht gesendet werden. Sie liegt wieder bei den Entwürfen.',
};
