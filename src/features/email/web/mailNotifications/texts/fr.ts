import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  notSent: 'L’e-mail « {{subject}} » n’a pas pu être envoyé. Il est de nouveau dans les brouillons.',
  notSentNameless: 'Un e-mail sans objet n’a pas pu être envoyé. Il est de nouveau dans les brouillons.',
};
