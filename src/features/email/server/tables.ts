import type { Generated } from 'kysely';
import type { Address, Folder } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    email_messages: EmailMessagesTable;
    emails: EmailsTable;
    email_attachments: EmailAttachmentsTable;
    email_files: EmailFilesTable;
    email_batches: EmailBatchesTable;
    email_batch_lines: EmailBatchLinesTable;
  }
}

/** A message as it was written, once for all who have it. */
export interface EmailMessagesTable {
  id: Generated<number>;
  /** Null once the account is gone. */
  from_user_id: number | null;
  from_name: string;
  from_email: string;
  recipients: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  /** Sanitised. */
  html: string;
  /** By which rules, and that it was this text: `cleanedDigest`. */
  cleaned: Generated<string>;
  /** Its first words as plain text. */
  preview: string;
  /** The thread's first message. */
  thread_id: number | null;
  in_reply_to: number | null;
  is_demo: boolean;
  created_at: string;
  updated_at: string;
  /** When it is to leave; null for a draft. */
  send_at: string | null;
  sent_at: string | null;
  /** How often it was due and could not leave. */
  send_failures: Generated<number>;
  /** What the writer calls the draft that it begins, so that asking twice makes one. */
  draft_key: Generated<string | null>;
}

/** What an account has in its box. */
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
  /** When it was saved, left or arrived. */
  at: string;
  /** The subject's words, normalised. */
  busca: string;
}

export interface EmailAttachmentsTable {
  id: string;
  message_id: number;
  /** Its name among the files that are kept. */
  file: string;
  file_name: string;
  media_type: string;
  size: number;
  created_at: string;
}

/** A file that is kept for attachments, whether or not one refers to it yet. */
export interface EmailFilesTable {
  file: string;
  created_at: string;
  /** Since when nobody refers to it, as far as was noticed. */
  unused_since: string | null;
  /** Who sent it. */
  user_id: Generated<number | null>;
  /** In bytes; while it arrives, as many as it may become. */
  size: Generated<number>;
}

/** A change of a whole view that can be taken back for some minutes. */
export interface EmailBatchesTable {
  id: string;
  user_id: number;
  /** What it set. */
  columns: Partial<Record<string, string | boolean>>;
  created_at: string;
  /** Since somebody takes it back, it goes no further. */
  is_over: Generated<boolean>;
}

/** A line of a box as it was before. */
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
  /** When it was to leave, where the change has stopped that. */
  send_at: string | null;
}
