// How the demonstration's mails are written down.
import type { Folder, Label } from '../../entities.ts';

/** Who reads them. */
export type Reader = 'helena' | 'tiago';
type Mark = Folder | Label | 'unread' | 'starred';

export type DemoFile = { name: string; about: 'table' | 'paper' | 'picture' };

export type DemoMail = {
  /** What later ones call it by. */
  key?: string;
  /** The one before it in its thread. */
  answers?: string;
  /** Usernames; whoever has no account by name and address. */
  from: string | { name: string; email: string };
  to: readonly string[];
  cc?: readonly string[];
  bcc?: readonly string[];
  subject: string;
  /** Paragraphs; what begins with a tag is HTML as it is. */
  text: readonly string[];
  /** Minutes ago; or days ago, and Brasília's clock. */
  ago: number | readonly [number, string];
  /** What readers did with it: else it is read, and in inbox or sent. */
  marks?: Partial<Record<Reader, readonly Mark[]>>;
  files?: readonly DemoFile[];
};
