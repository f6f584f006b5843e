import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  fresh: '{{fonte}}: {{when}}',
  down: '{{fonte}} has not answered since {{when}}',
  first: '{{fonte}}: first reading',
};
