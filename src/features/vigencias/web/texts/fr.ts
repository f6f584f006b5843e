import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  watch: 'Fin dans le calendrier',
  watched: 'Dans le calendrier',
  added: 'La fin est dans votre calendrier.',
  removed: 'La fin n’est plus dans votre calendrier.',
} satisfies TextsIn<'fr', typeof source>;
