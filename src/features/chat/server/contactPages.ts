// What our own screen lists of chats and contacts: as much as it shows, and of a message what its line has room for.
import { sql } from 'kysely';
import { findContaining, isLike, likePart } from '#kit/server/contains.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { active, chatsOf, type ListedRow, type Lists, listsOf, type Shown } from './contacts.ts';

/** More than a line of the list or a toast shows. */
const SHOWN_OF_MESSAGE = 160;

/** How many of each at most; of both those with `q` in their name. */
export type PagesAsked = { q: string; chats: number; contacts: number };
export type Pages = Lists & { hasMoreChats: boolean; hasMoreContacts: boolean };

/** Chats, and whoever can be written to but has none; in both the important ones come first. */
export async function findContacts(db: Queries, userId: number, asked: PagesAsked, shown: Shown): Promise<Pages> {
  const q = likePart(asked.q);
  const [chats, contacts] = await Promise.all([
    findChats(db, userId, q, asked.chats + 1),
    q === '' ? listOthers(db, userId, asked.contacts + 1) : findOthers(db, userId, q, asked.contacts + 1),
  ]);
  return {
    ...listsOf(chats.slice(0, asked.chats), contacts.slice(0, asked.contacts), shown),
    hasMoreChats: chats.length > asked.chats,
    hasMoreContacts: contacts.length > asked.contacts,
  };
}

function findChats(db: Queries, userId: number, part: string, limit: number): Promise<ListedRow[]> {
  const all = chatsOf(db, userId).select(sql<string | null>`substr(last.message, 1, ${sql.lit(SHOWN_OF_MESSAGE)})`.as('message'));
  if (part === '') return all.limit(limit).execute();
  // Found by their names alone; of the messages only those are read that are shown.
  return all
    .where('own.contact_id', 'in', (is) =>
      is
        .selectFrom('chat_members as member')
        .leftJoin('users as contact', 'contact.id', 'member.contact_id')
        .select('member.contact_id')
        .where('member.user_id', '=', userId)
        .where('member.last_id', '>', 0)
        .where(({ fn }) => isLike(fn.coalesce('contact.busca', 'member.contact_busca'), `%${part}%`))
        .orderBy('member.is_important', 'desc')
        .orderBy('member.last_id', 'desc')
        .limit(limit),
    )
    .execute();
}

/** Those without a chat. */
function others(db: Queries, userId: number) {
  return active(db, userId)
    .select('last.message')
    .where((is) => is.or([is('own.last_id', 'is', null), is('own.last_id', '=', 0)]));
}

async function listOthers(db: Queries, userId: number, limit: number): Promise<ListedRow[]> {
  const important = await others(db, userId).where('own.is_important', '=', true).limit(limit).execute();
  const more = await others(db, userId)
    .where((is) => is.or([is('own.is_important', 'is', null), is('own.is_important', '=', false)]))
    .limit(limit)
    .execute();
  return [...important, ...more].slice(0, limit);
}

function findOthers(db: Queries, userId: number, q: string, most: number): Promise<ListedRow[]> {
  return findContaining({ q, limit: most }, (isAsked, limit) =>
    others(db, userId)
      .where('users.id', 'in', (is) =>
        is
          .selectFrom('users')
          .select('id')
          .where('removed_at', 'is', null)
          .where('status', '=', 'active')
          .where('id', '<>', userId)
          .where('id', 'not in', (has) =>
            has.selectFrom('chat_members').select('contact_id').where('user_id', '=', userId).where('last_id', '>', 0),
          )
          .where((user) => isAsked(user.ref('busca')))
          .orderBy('busca')
          .limit(limit),
      )
      .execute(),
  );
}
