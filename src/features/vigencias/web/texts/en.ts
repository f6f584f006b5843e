import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  watch: 'End in calendar',
  watched: 'In the calendar',
  added: 'The end is in your calendar.',
  removed: 'The end is no longer in your calendar.',
} satisfies TextsIn<'en', typeof source>;
