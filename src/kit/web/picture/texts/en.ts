import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  choose: 'Choose picture',
  change: 'Change picture',
  remove: 'Remove',
  hint: 'Drag a picture here or choose a file: PNG, JPEG, WebP, GIF or AVIF, up to {{limit}} MB.',
  wrongType: 'This file is not a PNG, JPEG, WebP, GIF or AVIF picture, or it is damaged.',
  tooLarge: 'The picture is too large: the limit is {{limit}} MB.',
  removeTitle: 'Remove the picture?',
  removeBody: 'The initials of the name will appear in its place.',
} satisfies TextsIn<'en', typeof source>;
