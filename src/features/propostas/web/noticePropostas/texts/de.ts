import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts: TextsIn<'de', typeof source> = {
  title: 'Angebote',
  prepare: 'Angebot vorbereiten',
  none: 'Keine Angebote für diese Ausschreibung.',
  all_one: '{{figure}} Angebot ansehen',
  all_other: 'Alle {{figure}} Angebote ansehen',
};
