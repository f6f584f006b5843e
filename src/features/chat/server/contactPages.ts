// The lists of chats and contacts for our own screen, a page at a time, with the beginning of each last message.
import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import { findContaining, isLike, likePart } from '#kit/server/text/contains.ts';
import { active, type ContactLists, chatsOf, type DisplayOptions, type ListedRow, listsOf } from './contacts.ts';

/** More than a row of the list or a toast shows. */
const EXCERPT_LENGTH = 160;

/** The maximum of each; `q` filters both by name. */
export type ContactsQuery = { q: string; chats: number; contacts: number };
export type ContactPages = ContactLists & { hasMoreChats: boolean; hasMoreContacts: boolean };

/** Chats, and contacts without one; important ones first. */
export async function findContacts(db: Queries, userId: number, query: ContactsQuery, shown: DisplayOptions): Promise<ContactPages> {
  const { q } = query;
  const [chats, contacts] = await Promise.all([
    findChats(db, userId, likePart(q), query.chats + 1),
    findWithoutChat(db, userId, q, query.contacts + 1),
  ]);
  return {
    ...listsOf(chats.slice(0, query.chats), contacts.slice(0, query.contacts), shown),
    hasMoreChats: chats.length > query.chats,
    hasMoreContacts: contacts.length > query.contacts,
  };
}

/** Selects the ids first, so that everything else is read for these few only. */
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

/** Contacts without a chat. Selects the ids first, so that everything else is read for these few only. */
async function findWithoutChat(db: Queries, userId: number, q: string, limit: number): Promise<ListedRow[]> {
  const ids = likePart(q) === '' ? await findFirstIds(db, userId, limit) : await searchIds(db, userId, q, limit);
  if (ids.length === 0) return [];
  const rows = await active(db, userId).select('last.message').where('users.id', 'in', ids).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ account_id }: ListedRow) => places.get(account_id ?? 0) ?? 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Important contacts first. */
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
  const rows = await findContaining({ q, limit: most }, (matches, limit) =>
    withoutChat(db, userId)
      .where((user) => matches(user.ref('busca')))
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
