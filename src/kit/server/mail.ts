// What features know of mail: that it is handed over. Who delivers it, the top floor plugs in.
import type { Queries } from './database/database.ts';

/** A mail of plain text. `secret` marks one with a link that opens an account: its text is kept no longer than needed. */
export type Mail = { to: string; name: string; subject: string; text: string; secret?: boolean };

export interface Mailer {
  /** Hands a mail over in the transaction of what it tells of; it leaves after the commit, and again when it could not. */
  send(db: Queries, mail: Mail): Promise<void>;
}
