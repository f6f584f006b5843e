// Files attached to an account's mails, as a search lists them.
import type { Language } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import type { Database } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type {} from '../tables.ts';

/** Of so many, the newest: one account rarely keeps more, and none may hold up the search of the others. */
const MAX_SEARCHED = 500;

/** Files with `q` in their name among those of the account's own mails that are neither drafts nor in the trash, the newest first. */
export async function searchAttachments(
  { read }: Database,
  userId: number,
  { q, limit }: { q: string; limit: number },
  language: Language,
): Promise<{ title: string; by: string; size: string; file: string; link: string }[]> {
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
  const asked = fold(q).trim();
  // A mail to oneself lies in two folders.
  const found = new Map(rows.filter(({ file_name }) => fold(file_name).includes(asked)).map((row) => [row.id, row]));
  return [...found.values()].slice(0, limit).map(({ mail, folder, file_name, size, from_name, from_email }) => ({
    title: file_name,
    by: from_name || from_email,
    size: fileSize(size, language),
    file: '/files/attachment.svg',
    link: `/apps/email/${folder}?mail=${mail}`,
  }));
}
