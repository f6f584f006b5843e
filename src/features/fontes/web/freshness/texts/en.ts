import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'en', typeof source> = {
  fresh: '{{fonte}}: {{when}}',
  down: '{{fonte}} has not answered since {{when}}',
  problem: '{{fonte}} has a problem',
  paused: '{{fonte}}: paused, read {{when}}',
  first: '{{fonte}}: first reading',
  others_one: '+{{figure}} source',
  others_other: '+{{figure}} sources',
  all: 'How fresh the sources are',
};
