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
  /** Recipient and subject. */
  busca: string;
}
