// The state of a chat for each of its two members.
import type { Selectable } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import type { ChatMembersTable } from './tables.ts';

export type Member = Selectable<ChatMembersTable>;

/**
 * Name of the lock for changes of a chat: messages get their ids in the order in which they become visible, so that a reader never misses
 * one, and counters stay correct.
 */
export function chatLock(userId: number, contactId: number): string {
  return `chat ${Math.min(userId, contactId)} ${Math.max(userId, contactId)}`;
}

/** The user's state of the chat; undefined if there is none. */
export function findMember(db: Queries, userId: number, contactId: number): Promise<Member | undefined> {
  return db.selectFrom('chat_members').selectAll().where('user_id', '=', userId).where('contact_id', '=', contactId).executeTakeFirst();
}

/** @throws {Problem} `not-found` if there is no chat row and none can be created */
export async function findKnown(db: Queries, userId: number, contactId: number): Promise<Member | undefined> {
  return (await findMember(db, userId, contactId)) ?? ((await findActive(db, userId, contactId)) ? undefined : notFound());
}

/** Another active account, which can be written to. */
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

/**
 * Must hold the chat lock. Returns the state of both members and creates it if needed.
 * @throws {Problem} `not-found` for an account that is no contact
 */
export async function ensureMembers(db: Queries, userId: number, contactId: number): Promise<{ own: Member; theirs: Member | undefined }> {
  const own = await findKnown(db, userId, contactId);
  if (own) return { own, theirs: await findMember(db, contactId, userId) };
  return createMembers(db, userId, contactId);
}

/** Must be called only if there is no chat yet. */
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

/** The display names of accounts. */
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

/** Must hold the chat lock. Marks the contact's messages up to one as seen. @returns whether any of them was unseen */
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

/** Must hold the chat lock. Clears the chat for this member only. @returns the last cleared message, and the one before this call */
export async function clearMessages(db: Queries, member: Member): Promise<{ clearedUpto: number; before: number }> {
  const before = member.cleared_upto;
  const clearedUpto = member.last_id || before;
  // Seen messages stay as they are: cleared ones do not count as seen, and come back as they were.
  await updateMember(db, member, { cleared_upto: clearedUpto, last_id: 0, unseen: 0 });
  return { clearedUpto, before };
}

/** Must hold the chat lock. Restores the messages that were cleared after `upTo`. */
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

/** The contact's messages that are neither seen nor cleared. */
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

/** The number of unseen messages of all chats of a user. */
export async function sumUnseen(db: Queries, userId: number): Promise<number> {
  const { unseen } = await db
    .selectFrom('chat_members')
    .select(({ fn }) => fn.sum<number | null>('unseen').as('unseen'))
    .where('user_id', '=', userId)
    .where('unseen', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(unseen ?? 0);
}
