import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  prices: 'Gezahlte Preise für {{words}}',
  found: 'Gezahlte Preise: {{figure}} für {{words}}',
  none: 'Kein vergleichbarer Preis für {{words}}.',
  change: 'Mit anderen Wörtern suchen',
} satisfies TextsIn<'de', typeof source>;
