import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  notSent: 'Die E-Mail „{{subject}}“ ließ sich nicht senden. Sie ist wieder ein Entwurf.',
  notSentNameless: 'Eine E-Mail ohne Betreff ließ sich nicht senden. Sie ist wieder ein Entwurf.',
};
