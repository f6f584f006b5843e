import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  choose: 'Bild auswählen',
  change: 'Bild ändern',
  remove: 'Entfernen',
  hint: 'Ziehen Sie ein Bild hierher oder wählen Sie eine Datei: PNG, JPEG, WebP, GIF oder AVIF, bis {{limit}} MB.',
  wrongType: 'Diese Datei ist kein PNG-, JPEG-, WebP-, GIF- oder AVIF-Bild, oder sie ist beschädigt.',
  tooLarge: 'Das Bild ist zu groß: Höchstens {{limit}} MB sind möglich.',
  removeTitle: 'Bild entfernen?',
  removeBody: 'Stattdessen werden die Initialen angezeigt.',
} satisfies TextsIn<'de', typeof source>;
