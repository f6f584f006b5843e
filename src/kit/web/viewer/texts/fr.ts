import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  previous: 'Fichier précédent',
  next: 'Fichier suivant',
  place: '{{place}} sur {{total}}',
  download: 'Télécharger',
  cut: 'Le fichier est long : voici les premiers {{size}}. Téléchargez-le pour tout lire.',
  noPdf: 'Ce navigateur n’affiche pas les fichiers PDF',
  noPdfHint: 'Téléchargez le fichier pour l’ouvrir dans un autre programme.',
  pictureFailed: 'Impossible d’afficher l’image',
  pictureFailedHint: 'Réessayez ou téléchargez le fichier.',
} satisfies TextsIn<'fr', typeof source>;
