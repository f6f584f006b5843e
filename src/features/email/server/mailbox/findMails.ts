// Finds a user's e-mails for the search of everything.
import { sql } from 'kysely';
import { words } from '#brasil/server/portuguese.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { excerptAround } from '#kit/server/text/excerpt.ts';
import { fold } from '#kit/server/text/fold.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import { parseMailQuery } from './mailQuery.ts';
import { searchMails } from './mailSearch.ts';
import { findAttachmentsOf, findLines, type Line } from './queries.ts';

const EXCERPT = { length: 100, lead: 30 };
/** Characters of HTML up to which the place of a match is looked for. */
const SHORT = 20_000;

/**
 * The newest e-mails that a search finds, without spam and trash. `by` is the author, of one's own mails the recipients; `words` say what
 * was found: an attachment, or a part of the text. @throws {Problem} `validation` if an operator is not understood
 */
export async function findMails({ read, engine }: Database, userId: number, { q, limit }: SearchQuery): Promise<FoundEntry[]> {
  const search = searchMails(engine, whileTyping(q));
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
  const stems = words(parseMailQuery(q).text);
  const texts = await findShortTexts(
    read,
    shown.map(({ message_id }) => message_id),
  );
  const isIn = (stem: string, text: string) => fold(text).includes(stem);
  return shown.map((line) => {
    const file = attachments.get(line.message_id)?.find(({ file_name }) => stems.some((stem) => isIn(stem, file_name)));
    const isShown = stems.every((stem) => isIn(stem, `${line.subject} ${namesOf(line)} ${line.preview}`));
    const found = isShown ? undefined : texts.get(line.message_id);
    const text = excerptAround(found === undefined ? line.preview : textOf(found), stems, EXCERPT.length, EXCERPT.lead);
    return {
      ...{ title: line.subject, by: namesOf(line), words: file?.file_name ?? text, at: line.at },
      link: `/apps/email/${line.folder}?${isDraft(line) ? 'draft' : 'mail'}=${line.id}`,
    };
  });
}

function namesOf({ is_own, recipients, from_name, from_email }: Line): string {
  return is_own ? recipients.map(({ name, email }) => name || email).join(', ') : from_name || from_email;
}

/** The HTML of the messages that are not long, by id. */
async function findShortTexts(db: Queries, messageIds: readonly number[]): Promise<Map<number, string>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('email_messages')
    .select(['id', 'html'])
    .where('id', 'in', messageIds)
    .where(sql<boolean>`length(html) <= ${SHORT}`)
    .execute();
  return new Map(rows.map(({ id, html }) => [id, html]));
}

/** It opens in the compose window. */
function isDraft({ folder, is_own, send_at, sent_at }: Line): boolean {
  return folder === 'draft' && is_own && send_at === null && sent_at === null;
}
