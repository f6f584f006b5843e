// Format of the demo e-mails.
import type { Folder, Label } from '../../entities.ts';

/** Owners of the mailboxes. */
export type Reader = 'helena' | 'tiago';
type Mark = Folder | Label | 'unread' | 'starred';

export type DemoFile = { name: string; about: 'table' | 'paper' | 'picture' };

export type DemoMail = {
  /** Key by which later e-mails refer to it. */
  key?: string;
  /** The message that it replies to. */
  answers?: string;
  /** Usernames; people without an account by name and address. */
  from: string | { name: string; email: string };
  to: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  subject: string;
  /** Paragraphs; one that begins with a tag is used as HTML. */
  text: readonly string[];
  /** Minutes ago; or days ago and a time in Brasília. */
  ago: number | readonly [number, string];
  /** State in each mailbox; by default read, and in the inbox or the sent folder. */
  marks?: Partial<Record<Reader, readonly Mark[]>>;
  files?: readonly DemoFile[];
};
