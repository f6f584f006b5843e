import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  fresh: '{{fonte}} : {{when}}',
  down: '{{fonte}} ne répond plus depuis le {{when}}',
  first: '{{fonte}} : première lecture',
};
