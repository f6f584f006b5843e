// Full-text search in a chat.

import { toSearchWords } from '#brasil/server/portuguese.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { Engine, Queries, Term } from '#kit/server/database/database.ts';
import type { NumberedMessage } from '../entities.ts';
import type { Member } from './members.ts';
import { messageColumns, toNumbered, visible } from './messages.ts';

const MAX_FOUND = 100;
/** The newest messages are scanned one by one: a frequent word is found among them. */
const MAX_SCANNED = 2000;

/**
 * The normalized words of a message, each between spaces. The chat's own token comes first, so that the index need not consider messages of
 * other chats. It begins with a character that folding replaces, so no input equals it or its beginning.
 */
export function buscaOfMessage(chatId: number, message: string): string {
  return `${chatToken(chatId)} ${toSearchWords(message)} `;
}

function chatToken(chatId: number): string {
  return `\uFB00conversa${chatId}`;
}

/**
 * Messages that contain all words of the query, newest first. The text index has no order by time, so it is used only if the newest
 * messages contain too few matches.
 */
export async function searchMessages(
  db: Queries,
  engine: Engine,
  member: Member,
  q: string,
): Promise<{ messages: NumberedMessage[]; hasMore: boolean }> {
  const terms = termsOf(q);
  if (terms.length === 0 || member.last_id === 0) return { messages: [], hasMore: false };
  const ofChat = visible(db, member)
    .orderBy('id', 'desc')
    .limit(MAX_FOUND + 1);
  const older = await visible(db, member).clearSelect().select('id').orderBy('id', 'desc').offset(MAX_SCANNED).limit(1).executeTakeFirst();
  const newest = await ofChat
    .where('id', '>', older?.id ?? 0)
    .where(({ and, or, eb }) => and(terms.map((either) => or(either.map((term) => eb('busca', 'like', patternOf(term)))))))
    .execute();
  const isAll = older === undefined || newest.length > MAX_FOUND;
  const search = { all: [[{ words: [chatToken(member.chat_id)], prefix: false }], ...terms], none: [] };
  const rows = isAll
    ? newest
    : await db
        .with(
          (cte) => cte('found').materialized(),
          (all) => all.selectFrom('chat_messages').select(['id', 'chat_id']).where(engine.matchesText('chat_messages', search)),
        )
        .selectFrom('chat_messages')
        .select(messageColumns)
        .where('id', 'in', (is) =>
          is
            .selectFrom('found')
            .select('found.id')
            .where('found.chat_id', '=', member.chat_id)
            .where('found.id', '>', member.cleared_upto)
            .orderBy('found.id', 'desc')
            .limit(MAX_FOUND + 1),
        )
        .orderBy('id', 'desc')
        .execute();
  return { messages: rows.slice(0, MAX_FOUND).map(toNumbered), hasMore: rows.length > MAX_FOUND };
}

/** All words are required: in a chat, a minus is a dash and excludes nothing. */
function termsOf(q: string): Term[][] {
  const search = parseSearch(q, { hasLabels: false });
  return search ? [...search.all, ...search.none.map((term) => [term])] : [];
}

function patternOf({ words, prefix }: Term): string {
  return `% ${words.join(' ')}${prefix ? '' : ' '}%`;
}
