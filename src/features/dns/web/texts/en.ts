import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'DNS entries',
} satisfies TextsIn<'en', typeof source>;
