// What our own screen lists of chats and contacts: as much as it shows, and of a message what its line has room for.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { findContaining, isLike, likePart } from '#kit/server/text/contains.ts';
import { active, type ContactLists, chatsOf, type DisplayOptions, type ListedRow, listsOf } from './contacts.ts';

/** More than a line of the list or a toast shows. */
const EXCERPT_LENGTH = 160;

/** How many of each at most; of both those with `q` in their name. */
export type ContactsQuery = { q: string; chats: number; contacts: number };
export type ContactPages = ContactLists & { hasMoreChats: boolean; hasMoreContacts: boolean };

/** Chats, and whoever can be written to but has none; in both the important ones come first. */
export async function findContacts(db: Queries, userId: number, asked: ContactsQuery, shown: DisplayOptions): Promise<ContactPages> {
  const { q } = asked;
  const [chats, contacts] = await Promise.all([
    findChats(db, userId, likePart(q), asked.chats + 1),
    findWithoutChat(db, userId, q, asked.contacts + 1),
  ]);
  return {
    ...listsOf(chats.slice(0, asked.chats), contacts.slice(0, asked.contacts), shown),
    hasMoreChats: chats.length > asked.chats,
    hasMoreContacts: contacts.length > asked.contacts,
  };
}

/** Which they are is asked for first; the rest of them, and their messages, is read of these few alone. */
function findChats(db: Queries, userId: number, part: string, limit: number): Promise<ListedRow[]> {
  return chatsOf(db, userId)
    .select(sql<string | null>`substr(last.message, 1, ${sql.lit(EXCERPT_LENGTH)})`.as('message'))
    .where('own.contact_id', 'in', (is) =>
      is
        .selectFrom('chat_members as member')
        .select('member.contact_id')
        .where('member.user_id', '=', userId)
        .where('member.last_id', '>', 0)
        .$if(part !== '', (named) =>
          named
            .leftJoin('users as contact', 'contact.id', 'member.contact_id')
            .where(({ fn }) => isLike(fn.coalesce('contact.busca', 'member.contact_busca'), `%${part}%`)),
        )
        .orderBy('member.is_important', 'desc')
        .orderBy('member.last_id', 'desc')
        .limit(limit),
    )
    .execute();
}

/** Those without a chat. Who they are is asked for first, so that databases read the rest of these few alone. */
async function findWithoutChat(db: Queries, userId: number, q: string, limit: number): Promise<ListedRow[]> {
  const ids = likePart(q) === '' ? await findFirstIds(db, userId, limit) : await searchIds(db, userId, q, limit);
  if (ids.length === 0) return [];
  const rows = await active(db, userId).select('last.message').where('users.id', 'in', ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ account_id }: ListedRow) => places.get(account_id ?? 0) ?? 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The important ones first. */
async function findFirstIds(db: Queries, userId: number, limit: number): Promise<number[]> {
  const isImportant = (wanted: boolean) =>
    withoutChat(db, userId)
      .where('id', wanted ? 'in' : 'not in', (is) =>
        is.selectFrom('chat_members').select('contact_id').where('user_id', '=', userId).where('is_important', '=', true),
      )
      .orderBy('busca')
      .orderBy('id')
      .limit(limit)
      .execute();
  return [...(await isImportant(true)), ...(await isImportant(false))].slice(0, limit).map(({ id }) => id);
}

async function searchIds(db: Queries, userId: number, q: string, most: number): Promise<number[]> {
  const rows = await findContaining({ q, limit: most }, (isAsked, limit) =>
    withoutChat(db, userId)
      .where((user) => isAsked(user.ref('busca')))
      .orderBy('busca')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  return rows.map(({ id }) => id);
}

function withoutChat(db: Queries, userId: number) {
  return db
    .selectFrom('users')
    .select('id')
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .where('id', '<>', userId)
    .where('id', 'not in', (has) =>
      has.selectFrom('chat_members').select('contact_id').where('user_id', '=', userId).where('last_id', '>', 0),
    );
}
