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
  /** Null after it was erased. */
  body: string | null;
  /** Contains a link that gives access to an account. */
  secret: boolean;
  state: MailState;
  created_at: string;
  /** When delivery was first tried. */
  queued_at: string;
  /** When it is due, if queued. */
  due_at: string;
  sent_at: string | null;
  attempts: Generated<number>;
  error: Generated<string>;
  /** Recipient and subject, folded; for a user's message its author instead of the subject. */
  busca: string;
  /** The user's message, which only author and recipients may read; null for automatic mails. */
  email_message_id: Generated<number | null>;
  /** The author's name; empty for automatic mails. */
  written_by: Generated<string>;
  /** The author's account. */
  author_id: Generated<number | null>;
  /** The same as the body; null for mails of text only. */
  html: Generated<string | null>;
  /** The address that ends such mails. */
  unsubscribe: Generated<string | null>;
}
