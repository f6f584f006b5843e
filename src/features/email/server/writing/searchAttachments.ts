// Finds attachments of a user's e-mails for the global search.
import type { Database } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type {} from '../tables.ts';

/** Only the newest attachments are searched, so that a large mailbox does not slow down the search. */
const MAX_SEARCHED = 500;

/** Files with `q` in their name, attached to the user's e-mails except drafts and trash, newest first. */
export async function searchAttachments(
  { read }: Database,
  userId: number,
  { q, limit }: { q: string; limit: number },
): Promise<{ title: string; by: string; bytes: number; file: string; link: string }[]> {
  const rows = await read
    .selectFrom('emails')
    .innerJoin('email_attachments', 'email_attachments.message_id', 'emails.message_id')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .select(['emails.id as mail', 'folder', 'email_attachments.id', 'file_name', 'size', 'from_name', 'from_email'])
    .where('emails.user_id', '=', userId)
    .where('folder', 'not in', ['trash', 'draft'])
    .orderBy('emails.at', 'desc')
    .orderBy('email_attachments.id')
    .limit(MAX_SEARCHED)
    .execute();
  const needle = fold(q).trim();
  // An e-mail to oneself is in two folders.
  const found = new Map(rows.filter(({ file_name }) => fold(file_name).includes(needle)).map((row) => [row.id, row]));
  return [...found.values()].slice(0, limit).map(({ mail, folder, file_name, size, from_name, from_email }) => ({
    title: file_name,
    by: from_name || from_email,
    bytes: size,
    file: '/files/attachment.svg',
    link: `/apps/email/${folder}?mail=${mail}`,
  }));
}
