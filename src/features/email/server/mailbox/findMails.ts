// Finds a user's e-mails for the search of everything.
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import { fold } from '#kit/server/text/fold.ts';
import { parseMailQuery } from './mailQuery.ts';
import { searchMails } from './mailSearch.ts';
import { findAttachmentsOf, findLines, type Line } from './queries.ts';

/**
 * The newest e-mails that a search finds, without spam and trash. `by` is the author, of one's own mails the recipients; `words` are the
 * attachment that was found, or else the beginning of the text. @throws {Problem} `validation` if an operator is not understood
 */
export async function findMails({ read, engine }: Database, userId: number, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const search = searchMails(engine, q);
  if (!search) return [];
  const rows = await read
    .selectFrom('emails')
    .select('emails.id')
    .where('emails.user_id', '=', userId)
    .where('emails.folder', 'not in', ['spam', 'trash'])
    .where(search)
    .orderBy('emails.at', 'desc')
    .orderBy('emails.id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const lines = await findLines(read, userId, ids);
  const shown = ids.flatMap((id) => lines.get(id) ?? []);
  const attachments = await findAttachmentsOf(
    read,
    shown.map(({ message_id }) => message_id),
  );
  const typed = typedPart(parseMailQuery(q).text).split(/\s+/).filter(Boolean);
  const namesWhatWasTyped = (name: string) => typed.some((word) => fold(name).includes(word));
  return shown.map((line) => {
    const file = attachments.get(line.message_id)?.find(({ file_name }) => namesWhatWasTyped(file_name));
    return {
      ...{ title: line.subject, by: namesOf(line), words: file?.file_name ?? line.preview, at: line.at },
      link: `/apps/email/${line.folder}?${isDraft(line) ? 'draft' : 'mail'}=${line.id}`,
    };
  });
}

function namesOf({ is_own, recipients, from_name, from_email }: Line): string {
  return is_own ? recipients.map(({ name, email }) => name || email).join(', ') : from_name || from_email;
}

/** It opens in the compose window. */
function isDraft({ folder, is_own, send_at, sent_at }: Line): boolean {
  return folder === 'draft' && is_own && send_at === null && sent_at === null;
}
