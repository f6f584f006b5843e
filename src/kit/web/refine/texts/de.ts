import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'Eingrenzen',
  close: 'Eingrenzung schließen',
  clearShort: 'Leeren',
  clear: '{{facet}} leeren',
  more: '{{count}} weitere',
  fewer: 'Weniger',
  find: 'Suchen in {{facet}}',
  none: 'Nichts gefunden',
} satisfies TextsIn<'de', typeof source>;
