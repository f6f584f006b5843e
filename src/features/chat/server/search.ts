// Looking for words in a chat.

import { toSearchWords } from '#brasil/server/portuguese.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { Engine, Queries, Term } from '#kit/server/database/database.ts';
import type { NumberedMessage } from '../entities.ts';
import type { Member } from './members.ts';
import { messageColumns, toNumbered, visible } from './messages.ts';

const MAX_FOUND = 100;
/** So many messages are looked through one by one, from the newest on: a word that stands in many of them is found there. */
const MAX_SCANNED = 2000;

/**
 * The words of a message as they are kept: reduced, one space before and behind each. The chat's own word comes first, lest the index has to
 * weigh what is said in all the others. It begins with a letter that folding takes apart, so nothing that is typed is this word or its
 * beginning.
 */
export function buscaOfMessage(chatId: number, message: string): string {
  return `${chatToken(chatId)} ${toSearchWords(message)} `;
}

function chatToken(chatId: number): string {
  return `\uFB00conversa${chatId}`;
}

/**
 * Messages with all words that were typed, the newest first. An index of words knows no order in time: it is asked only for what the
 * newest messages do not have often enough.
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

/** All that was typed has to be there: between two people a minus is a dash. */
function termsOf(q: string): Term[][] {
  const search = parseSearch(q);
  return search ? [...search.all, ...search.none.map((term) => [term])] : [];
}

function patternOf({ words, prefix }: Term): string {
  return `% ${words.join(' ')}${prefix ? '' : ' '}%`;
}
