import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'fr', typeof source> = {
  fresh: '{{fonte}} : {{when}}',
  down: '{{fonte}} ne répond plus depuis le {{when}}',
  problem: '{{fonte}} en difficulté',
  paused: '{{fonte}} : en pause, lue {{when}}',
  first: '{{fonte}} : première lecture',
  others_one: '+{{figure}} source',
  others_many: '+{{figure}} sources',
  others_other: '+{{figure}} sources',
  all: 'Fraîcheur des sources',
};
