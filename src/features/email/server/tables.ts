import type { Generated } from 'kysely';
import type { Address, Folder } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    email_messages: EmailMessagesTable;
    email_texts: EmailTextsTable;
    emails: EmailsTable;
    email_attachments: EmailAttachmentsTable;
    email_files: EmailFilesTable;
    email_batches: EmailBatchesTable;
    email_batch_lines: EmailBatchLinesTable;
  }
}

/** A message, stored once for all mailboxes that contain it. */
export interface EmailMessagesTable {
  id: Generated<number>;
  /** Null after the account was deleted. */
  from_user_id: number | null;
  from_name: string;
  from_email: string;
  recipients: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  /** Sanitized. */
  html: string;
  /** By which rules, and that it was this text: `cleanedDigest`. */
  cleaned: Generated<string>;
  /** Its first words as plain text. */
  preview: string;
  /** First message of the thread. */
  thread_id: number | null;
  in_reply_to: number | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  /** When it will be sent; null for a draft. */
  send_at: string | null;
  sent_at: string | null;
  /** Number of failed attempts to send it. */
  send_failures: Generated<number>;
  /** Idempotency key of the browser, so that a repeated request creates one draft only. */
  draft_key: Generated<string | null>;
}

/** What a message is searched by, written by `indexMessage`. */
export interface EmailTextsTable {
  /** The message's. */
  id: number;
  /** Folded names and addresses: the author's, those of To and Cc, those of Bcc. */
  sender: string;
  recipients: string;
  hidden: string;
  /** Normalised words, a line each: subject, author and recipients; names of attachments; text. */
  busca: string;
}

/** A message in a user's mailbox. */
export interface EmailsTable {
  id: Generated<number>;
  user_id: number;
  message_id: number;
  thread_id: number;
  folder: Folder;
  is_read: boolean;
  is_starred: boolean;
  /** The author's copy. */
  is_own: boolean;
  is_private: Generated<boolean>;
  is_company: Generated<boolean>;
  is_important: Generated<boolean>;
  is_personal: Generated<boolean>;
  /** When it was saved, sent or received. */
  at: string;
  /** Normalized subject for the search. */
  busca: string;
}

export interface EmailAttachmentsTable {
  id: string;
  message_id: number;
  /** Its name in the file store. */
  file: string;
  file_name: string;
  media_type: string;
  size: number;
  created_at: string;
}

/** An attachment file in the store, whether or not an attachment refers to it yet. */
export interface EmailFilesTable {
  file: string;
  created_at: string;
  /** When it was first found to be unused. */
  unused_since: string | null;
  /** The user who uploaded it. */
  user_id: Generated<number | null>;
  /** In bytes; during the upload the maximum that it may reach. */
  size: Generated<number>;
}

/** A change of all e-mails in a view, which can be undone for some minutes. */
export interface EmailBatchesTable {
  id: string;
  user_id: number;
  /** The columns that it set. */
  columns: Partial<Record<string, string | boolean>>;
  created_at: string;
  /** True once undoing has begun: the change stops. */
  is_over: Generated<boolean>;
}

/** The earlier state of a mailbox entry. */
export interface EmailBatchLinesTable {
  batch_id: string;
  email_id: number;
  folder: Folder;
  is_read: boolean;
  is_starred: boolean;
  is_private: boolean;
  is_company: boolean;
  is_important: boolean;
  is_personal: boolean;
  /** When it was scheduled to be sent, if the change cancelled that. */
  send_at: string | null;
}
