import type { Generated } from 'kysely';
import type { MailState } from '../contract.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    mails: MailsTable;
  }
}

export interface MailsTable {
  id: Generated<number>;
  recipient: string;
  name: string;
  subject: string;
  /** Null once it was erased. */
  body: string | null;
  /** It has a link that opens an account. */
  secret: boolean;
  state: MailState;
  created_at: string;
  /** Since when its delivery is tried. */
  queued_at: string;
  /** Not before, where it waits. */
  due_at: string;
  sent_at: string | null;
  attempts: Generated<number>;
  error: Generated<string>;
  /** Recipient and subject; who wrote it in place of that where somebody did. */
  busca: string;
  /** What somebody wrote, which only they and its recipients read; null for the program's own. */
  email_message_id: Generated<number | null>;
  /** Their name; empty for the program's own. */
  written_by: Generated<string>;
  /** Their account. */
  author_id: Generated<number | null>;
}
