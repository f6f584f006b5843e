// How a chat stands for each of its two.
import type { Selectable } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import type { ChatMembersTable } from './tables.ts';

export type Member = Selectable<ChatMembersTable>;

/**
 * The turn of all who change a chat of these two: messages get their numbers in the order in which they can be read, so that nobody who
 * has read up to one misses an earlier one; and what is counted stays right.
 */
export function chatLock(userId: number, contactId: number): string {
  return `chat ${Math.min(userId, contactId)} ${Math.max(userId, contactId)}`;
}

/** How it stands for the account; undefined where there is nothing between the two. */
export function findMember(db: Queries, userId: number, contactId: number): Promise<Member | undefined> {
  return db.selectFrom('chat_members').selectAll().where('user_id', '=', userId).where('contact_id', '=', contactId).executeTakeFirst();
}

/** @throws {Problem} `not-found` where there is nothing between the two and nothing can begin */
export async function findKnown(db: Queries, userId: number, contactId: number): Promise<Member | undefined> {
  return (await findMember(db, userId, contactId)) ?? ((await findActive(db, userId, contactId)) ? undefined : notFound());
}

/** Somebody else who may sign in: they can be written to. */
export async function findActive(db: Queries, userId: number, contactId: number): Promise<{ id: number } | undefined> {
  if (userId === contactId) return undefined;
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', contactId)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** In the turn of the two: how it stands for either, made where there was nothing. @throws {Problem} `not-found` for who is no contact */
export async function ensureMembers(db: Queries, userId: number, contactId: number): Promise<{ own: Member; theirs: Member | undefined }> {
  const own = await findKnown(db, userId, contactId);
  if (own) return { own, theirs: await findMember(db, contactId, userId) };
  return createMembers(db, userId, contactId);
}

/** Where there is nothing between the two yet. */
export async function createMembers(db: Queries, userId: number, contactId: number): Promise<{ own: Member; theirs: Member }> {
  const { id: chat_id } = await createChat(db, userId, contactId);
  const names = await namesOf(db, [userId, contactId]);
  const blank = { unseen: 0, seen_upto: 0, cleared_upto: 0, last_id: 0, is_important: false, is_blocked: false, typing_until: null };
  const row = (user_id: number, contact_id: number) => ({
    ...{ chat_id, user_id, contact_id, ...blank },
    ...contactNames(names.get(contact_id) ?? ''),
  });
  const rows = { own: row(userId, contactId), theirs: row(contactId, userId) };
  await db.insertInto('chat_members').values([rows.own, rows.theirs]).execute();
  return rows;
}

function createChat(db: Queries, userId: number, contactId: number): Promise<{ id: number }> {
  return db
    .insertInto('chats')
    .values({ first_id: Math.min(userId, contactId), second_id: Math.max(userId, contactId), created_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What accounts are called. */
export async function namesOf(db: Queries, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('users').select(['id', 'full_name', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, full_name, username }) => [id, full_name || username]));
}

export function contactNames(name: string): Pick<Member, 'contact_name' | 'contact_busca'> {
  return { contact_name: name, contact_busca: buscaOf(name) };
}

export async function updateMember(db: Queries, { user_id, contact_id }: Member, changed: Partial<Member>): Promise<void> {
  await db.updateTable('chat_members').set(changed).where('user_id', '=', user_id).where('contact_id', '=', contact_id).execute();
}

/**
 * In the turn of the two: has the contact's messages up to one count as seen.
 * @returns whether any of them was not yet
 */
export async function markSeen(db: Queries, member: Member, upTo: number): Promise<boolean> {
  if (member.unseen === 0 || upTo <= member.seen_upto) return false;
  const theirs = unseenOf(db, member).where('id', '<=', upTo);
  const newest = await theirs.select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!newest) return false;
  const isAll = upTo >= member.last_id;
  const unseen = isAll ? 0 : member.unseen - (await count(theirs));
  await updateMember(db, member, { seen_upto: newest.id, unseen });
  return true;
}

/** In the turn of the two: clears away what was said up to now, for this one alone. @returns up to where; and up to where it was cleared before */
export async function clearMessages(db: Queries, member: Member): Promise<{ clearedUpto: number; before: number }> {
  const before = member.cleared_upto;
  const clearedUpto = member.last_id || before;
  // What was seen stays what it was: cleared away is not seen, and comes back as it went.
  await updateMember(db, member, { cleared_upto: clearedUpto, last_id: 0, unseen: 0 });
  return { clearedUpto, before };
}

/** In the turn of the two: brings back what was cleared away after `upTo`. */
export async function restoreMessages(db: Queries, member: Member, upTo: number): Promise<void> {
  const cleared_upto = Math.min(upTo, member.cleared_upto);
  const newest = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('chat_id', '=', member.chat_id)
    .where('id', '>', cleared_upto)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const unseen = await count(unseenOf(db, { ...member, cleared_upto }));
  await updateMember(db, member, { cleared_upto, last_id: newest?.id ?? 0, unseen });
}

/** The contact's messages that are neither seen nor cleared away. */
function unseenOf(db: Queries, { chat_id, contact_id, seen_upto, cleared_upto }: Member) {
  return db
    .selectFrom('chat_messages')
    .where('chat_id', '=', chat_id)
    .where('sender_id', '=', contact_id)
    .where('id', '>', Math.max(seen_upto, cleared_upto));
}

async function count(messages: ReturnType<typeof unseenOf>): Promise<number> {
  const { number } = await messages.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return Number(number);
}

/** How many messages of all its chats an account has not seen. */
export async function sumUnseen(db: Queries, userId: number): Promise<number> {
  const { unseen } = await db
    .selectFrom('chat_members')
    .select(({ fn }) => fn.sum<number | null>('unseen').as('unseen'))
    .where('user_id', '=', userId)
    .where('unseen', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(unseen ?? 0);
}
