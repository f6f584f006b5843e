import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  title: 'System outbox',
  label: 'Messages, newest first',
  search: 'Search by recipient or subject',
  none: 'No messages yet',
  noneHint: 'Invitations and links to choose a new password appear here.',
  noMatch: 'No messages match the search',
  showAll: 'Show all',
  noServer: {
    title: 'No mail server is configured',
    hint: 'Messages stay here and in the server log, and are not delivered to anyone. Set {{variable}} in the environment and restart the server; until then, open the message and send its link in another way.',
  },
  states: 'Messages by status',
  tab: { all: 'All', waiting: 'Waiting', sent: 'Sent', failed: 'Not delivered', unsent: 'No server' },
  state: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Not delivered',
    unsent: 'No server',
  },
  field: {
    subject: 'Subject',
    recipient: 'Recipient',
    created: 'Created',
    sent: 'Sent',
    due: 'Next attempt',
    attempts: 'Attempts',
    error: 'Last server response',
    removed: 'Removed',
  },
  secret: 'With an access link',
  mail: {
    title: 'Message',
    erased: 'The text was erased because it contained an access link that is no longer needed.',
    written: 'Message written by {{name}}',
    private: 'Only the person who wrote this message and its recipients can read its subject and text.',
    recorded: 'Reading this message is recorded in the activity log.',
  },
  retry: {
    button: 'Send now',
    done: 'The message will be sent in a moment.',
  },
  remove: {
    title: 'Remove this message?',
    body: 'It is removed from the outbox; if it has not been sent yet, it will not be.',
    writtenBody: 'It will not be sent. It is marked as not delivered, and {{name}} will see that it was removed and can try again.',
    was: 'It was removed by an administrator.',
    done: 'The message was removed.',
  },
} satisfies TextsIn<'en', typeof source>;
