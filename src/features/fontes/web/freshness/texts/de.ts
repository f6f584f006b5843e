import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  fresh: '{{fonte}}: {{when}}',
  down: '{{fonte}} antwortet seit {{when}} nicht',
  first: '{{fonte}}: erstes Lesen',
};
