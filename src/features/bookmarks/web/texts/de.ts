import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Lesezeichen',
  more: 'Weitere Lesezeichen',
  find: 'Seite suchen',
  mark: 'Lesezeichen setzen',
  unmark: 'Lesezeichen entfernen',
  markOf: 'Lesezeichen: {{page}}',
  none: 'Noch keine Lesezeichen. Suchen Sie eine Seite und klicken Sie auf ihren Stern.',
  noMatch: 'Keine Seite mit diesem Namen.',
} satisfies TextsIn<'de', typeof source>;
