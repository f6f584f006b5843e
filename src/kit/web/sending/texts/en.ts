import type { TextsIn } from '../../locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: 'Up to {{size}} per file.',
  choose: 'Choose files',
  release: 'Drop to upload',
  waiting: 'in the queue to upload',
  sending: 'uploading, {{percent}}',
  checking: 'checking…',
  progress: 'Uploading {{arquivo}}',
  cancel: 'Cancel uploading {{arquivo}}',
  dismiss: 'Remove {{arquivo}}',
  again: 'Upload again',
  tooLarge: 'The file is too large.',
  failed: 'The file could not be uploaded.',
  detailsOf: 'Details of {{arquivo}}',
  againFor: 'Upload again: {{arquivo}}',
} satisfies TextsIn<'en', typeof source>;
