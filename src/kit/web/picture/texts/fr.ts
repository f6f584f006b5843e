import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  choose: 'Choisir une image',
  change: 'Changer l’image',
  remove: 'Supprimer',
  hint: 'Glissez une image ici ou choisissez un fichier : PNG, JPEG, WebP, GIF ou AVIF, {{limit}} Mo au plus.',
  wrongType: 'Ce fichier n’est pas une image PNG, JPEG, WebP, GIF ou AVIF, ou il est endommagé.',
  tooLarge: 'L’image est trop volumineuse : la limite est de {{limit}} Mo.',
  removeTitle: 'Supprimer l’image ?',
  removeBody: 'Les initiales du nom s’afficheront à la place.',
} satisfies TextsIn<'fr', typeof source>;
