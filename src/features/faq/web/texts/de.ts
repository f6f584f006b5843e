import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Häufige Fragen',
} satisfies TextsIn<'de', typeof source>;
