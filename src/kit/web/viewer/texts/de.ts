import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  previous: 'Vorherige Datei',
  next: 'Nächste Datei',
  place: '{{place}} von {{total}}',
  download: 'Herunterladen',
  cut: 'Die Datei ist lang: Hier stehen die ersten {{size}}. Laden Sie sie herunter, um alles zu lesen.',
  noPdf: 'Dieser Browser zeigt keine PDF-Dateien an',
  noPdfHint: 'Laden Sie die Datei herunter, um sie in einem anderen Programm zu öffnen.',
  pictureFailed: 'Das Bild konnte nicht angezeigt werden',
  pictureFailedHint: 'Versuchen Sie es erneut oder laden Sie die Datei herunter.',
} satisfies TextsIn<'de', typeof source>;
