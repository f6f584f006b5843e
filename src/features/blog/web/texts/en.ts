import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Blog',
} satisfies TextsIn<'en', typeof source>;
