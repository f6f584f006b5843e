import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  watch: 'Ende im Kalender',
  watched: 'Im Kalender',
  added: 'Das Ende steht in Ihrem Kalender.',
  removed: 'Das Ende steht nicht mehr in Ihrem Kalender.',
} satisfies TextsIn<'de', typeof source>;
