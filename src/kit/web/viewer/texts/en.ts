import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  previous: 'Previous file',
  next: 'Next file',
  place: '{{place}} of {{total}}',
  download: 'Download',
  cut: 'This file is long: here are the first {{size}}. Download it to read all of it.',
  noPdf: 'This browser does not display PDF files',
  noPdfHint: 'Download the file to open it in another program.',
  pictureFailed: 'The picture could not be displayed',
  pictureFailedHint: 'Try again or download the file.',
} satisfies TextsIn<'en', typeof source>;
