import type { TextsIn } from '../../i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  limit: 'Up to {{size}} a file.',
  choose: 'Choose files',
  release: 'Drop to send',
  waiting: 'waits for its turn to be sent',
  sending: 'sending, {{percent}}',
  checking: 'checking…',
  progress: 'Sending {{arquivo}}',
  cancel: 'Cancel sending {{arquivo}}',
  dismiss: 'Put {{arquivo}} away',
  again: 'Send again',
  tooLarge: 'The file is too large.',
  failed: 'The file could not be sent.',
  details: 'Details',
  detailsOf: 'Details of {{arquivo}}',
  againFor: 'Send {{arquivo}} again',
} satisfies TextsIn<'en', typeof source>;
