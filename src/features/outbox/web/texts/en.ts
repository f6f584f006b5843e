import type { TextsIn } from '#kit/web/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'System outbox',
  label: 'Mails, the newest first',
  search: 'Search recipient or subject',
  none: 'No mail yet',
  noneHint: 'Invitations and links to choose a new password appear here.',
  noMatch: 'No mail matches the search',
  showAll: 'Show all',
  noServer: {
    title: 'No mail server is configured',
    hint: 'Mails stay here and in the server log, and reach nobody. Set {{variable}} in the environment and restart the server; until then, open the mail and hand its link over in another way.',
  },
  states: 'Mails by state',
  tab: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Not delivered', unsent: 'No server' },
  state: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Not delivered',
    unsent: 'No server',
  },
  field: {
    state: 'State',
    subject: 'Subject',
    recipient: 'Recipient',
    created: 'Made',
    sent: 'Sent',
    due: 'Next attempt',
    attempts: 'Attempts',
    error: 'Last answer of the server',
    removed: 'Removed',
  },
  secret: 'With an access link',
  mail: {
    title: 'Mail',
    text: 'Text',
    erased: 'The text was erased, because it held an access link that is not needed any more.',
    written: 'Message written by {{name}}',
    private: 'Only the person who wrote this message and its recipients can read its subject and text.',
    recorded: 'That you read this mail is kept in the activity log.',
  },
  retry: {
    button: 'Send now',
    done: 'The mail will be sent in a moment.',
  },
  remove: {
    button: 'Remove',
    title: 'Remove this mail?',
    body: 'It leaves the outbox; if it was not sent yet, it never will be.',
    writtenBody: 'It will not be sent any more. It stays as not delivered, and {{name}} sees that it was removed and can try again.',
    was: 'It was removed by somebody who runs the system.',
    done: 'The mail was removed.',
  },
} satisfies TextsIn<'en', typeof source>;
