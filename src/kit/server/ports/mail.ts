// The mail interface for features; `app` supplies the implementation.
import type { Queries } from '../database/database.ts';

/**
 * A mail of the program. `secret` marks a link that gives access to an account: its text is deleted as soon as possible. `html` says the
 * same as `text`. `unsubscribe`: the address that ends such mails, for mail programs.
 */
export type Mail = { to: string; name: string; subject: string; text: string; html?: string; unsubscribe?: string; secret?: boolean };

/** A message of `author` to an external address; its content is read when it is sent. */
export type PersonalMail = { to: string; name: string; messageId: number; author: { id: number; name: string } };

export type MailAddress = { name: string; email: string };
/** A reference to a message of a thread. */
export type MessageRef = { id: number; createdAt: string };

/** The content of a personal mail, the same for all its recipients. */
export type PersonalMailContent = MessageRef & {
  from: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  html: string;
  text: string;
  sentAt: string;
  /** Earlier messages of its thread, the oldest first; the last is the one it replies to. */
  before: MessageRef[];
  attachments: { fileName: string; mediaType: string; bytes(): AsyncIterable<Uint8Array> }[];
};

/** Reads the content of a personal mail; null if it was deleted. */
export type ReadPersonalMail = (messageId: number) => Promise<PersonalMailContent | null>;

export interface Mailer {
  /** Queues a mail in the transaction of its cause; it is sent after the commit, with retries. */
  send(db: Queries, mail: Mail): Promise<void>;
}

export interface PersonalMailer {
  /** The same for a user's message. */
  sendPersonal(db: Queries, mail: PersonalMail): Promise<void>;
  /** Immediately retries a message's unsent mails. @returns their number */
  retryPersonal(db: Queries, messageId: number): Promise<number>;
}
