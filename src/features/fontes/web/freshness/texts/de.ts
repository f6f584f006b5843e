import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  fresh: '{{fonte}}: {{when}}',
  down: '{{fonte}} antwortet seit {{when}} nicht',
  problem: '{{fonte}} hat ein Problem',
  paused: '{{fonte}}: pausiert, gelesen {{when}}',
  first: '{{fonte}}: erstes Lesen',
  others_one: '+{{figure}} Quelle',
  others_other: '+{{figure}} Quellen',
  all: 'Aktualität der Quellen',
};
