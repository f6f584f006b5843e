import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Diagramm',
} satisfies TextsIn<'de', typeof source>;
