// Who is typing: valid for some seconds, until it is repeated or a message arrives.
import type { Queries } from '#kit/server/database/database.ts';
import { findKnown, findMember, updateMember } from './members.ts';

const TYPING_MS = 6000;

/** The contacts who are typing to the user. */
export async function findTyping(db: Queries, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('chat_members as theirs')
    .innerJoin('chat_members as own', (join) =>
      join.onRef('own.contact_id', '=', 'theirs.user_id').onRef('own.user_id', '=', 'theirs.contact_id'),
    )
    .select('theirs.user_id')
    .where('theirs.contact_id', '=', userId)
    // Not until the clock gets there again, if it was ahead.
    .where((is) => is.between('theirs.typing_until', new Date().toISOString(), new Date(Date.now() + 2 * TYPING_MS).toISOString()))
    .where('own.is_blocked', '=', false)
    .orderBy('theirs.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Not published before the first message, because the contact has no chat to show it in, nor to or from blocked contacts.
 * @returns whether to notify the contact
 * @throws {Problem} `not-found`
 */
export async function setTyping(db: Queries, userId: number, contactId: number, isTyping: boolean): Promise<boolean> {
  const own = await findKnown(db, userId, contactId);
  const theirs = own && (await findMember(db, contactId, userId));
  if (!own || !theirs || own.is_blocked || theirs.is_blocked) return false;
  if (!isTyping && own.typing_until === null) return false;
  await updateMember(db, own, { typing_until: isTyping ? new Date(Date.now() + TYPING_MS).toISOString() : null });
  return true;
}
