// Full-text search in one chat, and in all chats of a user.
import { sql } from 'kysely';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { Database, Engine, Queries, Term } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import { excerptAround } from '#kit/server/text/excerpt.ts';
import type { FoundMessage, NumberedMessage } from '../entities.ts';
import { type Member, namesOf } from './members.ts';
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

/** The most chats that are searched at once: those with the newest messages. */
const MAX_CHATS = 500;
/** Of the newest matches, those that the user has cleared are left out. */
const MAX_MATCHES = 200;
const EXCERPT = { length: 100, lead: 30 };

/** The newest messages with all words of the query in any chat of the user. */
export async function findMessages({ read, engine }: Database, userId: number, { q, limit }: SearchQuery): Promise<FoundMessage[]> {
  const terms = termsOf(q);
  if (terms.length === 0) return [];
  const chats = await read
    .selectFrom('chat_members')
    .select(['chat_id', 'contact_id', 'contact_name'])
    .where('user_id', '=', userId)
    .where('last_id', '>', 0)
    .orderBy('last_id', 'desc')
    .limit(MAX_CHATS)
    .execute();
  if (chats.length === 0) return [];
  const anyChat = chats.map(({ chat_id }) => ({ words: [chatToken(chat_id)], prefix: false }));
  const rows = await read
    .selectFrom('chat_messages')
    .innerJoin('chat_members as own', (join) => join.onRef('own.chat_id', '=', 'chat_messages.chat_id').on('own.user_id', '=', userId))
    .select(['chat_messages.id', 'chat_messages.chat_id', 'message', 'sent_at'])
    .where(sql<boolean>`chat_messages.id in ${engine.newestMatching('chat_messages', { all: [anyChat, ...terms], none: [] }, MAX_MATCHES)}`)
    .whereRef('chat_messages.id', '>', 'own.cleared_upto')
    .orderBy('chat_messages.id', 'desc')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const contacts = new Map(chats.map((chat) => [chat.chat_id, chat]));
  const names = await namesOf(
    read,
    rows.map(({ chat_id }) => contacts.get(chat_id)?.contact_id ?? 0),
  );
  const words = typedPart(q.replaceAll('*', '')).split(/\s+/).filter(Boolean);
  return rows.flatMap(({ id, chat_id, message, sent_at }) => {
    const contact = contacts.get(chat_id);
    if (!contact) return [];
    const { contact_id, contact_name } = contact;
    return {
      ...{ id, contact: contact_id, fullName: names.get(contact_id) ?? contact_name },
      ...{ words: excerptAround(message, words, EXCERPT.length, EXCERPT.lead), time: sent_at },
    };
  });
}

/** All words are required: in a chat, a minus is a dash and excludes nothing. */
function termsOf(q: string): Term[][] {
  const search = parseSearch(q, { hasLabels: false });
  return search ? [...search.all, ...search.none.map((term) => [term])] : [];
}

function patternOf({ words, prefix }: Term): string {
  return `% ${words.join(' ')}${prefix ? '' : ' '}%`;
}
