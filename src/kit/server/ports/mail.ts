// What features know of mail: that it is handed over. Who delivers it, the top floor plugs in.
import type { Queries } from '../database/database.ts';

/** A mail of plain text. `secret` marks one with a link that opens an account: its text is kept no longer than needed. */
export type Mail = { to: string; name: string; subject: string; text: string; secret?: boolean };

/** What `author` has written to an address outside: whoever keeps it says what it says when it leaves. */
export type PersonalMail = { to: string; name: string; messageId: number; author: { id: number; name: string } };

export type MailAddress = { name: string; email: string };
/** A message among others of its thread. */
export type MessageRef = { id: number; createdAt: string };

/** A personal mail as it leaves, the same to all its recipients. */
export type PersonalMailContent = MessageRef & {
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  html: string;
  text: string;
  sentAt: string;
  /** Those before it in its thread, the oldest first; the last is what it answers. */
  before: MessageRef[];
  attachments: { fileName: string; mediaType: string; bytes(): AsyncIterable<Uint8Array> }[];
};

/** Reads what a personal mail says; null when it is gone. */
export type ReadPersonalMail = (messageId: number) => Promise<PersonalMailContent | null>;

export interface Mailer {
  /** Hands a mail over in the transaction of what it tells of; it leaves after the commit, and again when it could not. */
  send(db: Queries, mail: Mail): Promise<void>;
}

export interface PersonalMailer {
  /** The same for what somebody wrote. */
  sendPersonal(db: Queries, mail: PersonalMail): Promise<void>;
  /** Tries again at once what has not left of a message. @returns how many mails that are */
  retryPersonal(db: Queries, messageId: number): Promise<number>;
}
