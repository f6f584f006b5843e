// The messages of a chat as one of its members sees them.
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Message, NumberedMessage } from '../entities.ts';
import type { Member } from './members.ts';

type Row = { id: number; message: string; sent_at: string; sender_id: number; key: string };
export const messageColumns = ['id', 'message', 'sent_at', 'sender_id', 'key'] as const;
export type Page = { messages: NumberedMessage[]; hasOlder: boolean; hasNewer: boolean };
export type PageQuery = { before?: number; after?: number; around?: number; limit: number };

export function toMessage({ message, sent_at, sender_id }: Omit<Row, 'id' | 'key'>): Message {
  return { message, time: sent_at, senderId: sender_id };
}

export function toNumbered({ id, key, ...row }: Row): NumberedMessage {
  return { ...toMessage(row), id, key };
}

/** Messages that are not cleared. */
export function visible(db: Queries, { chat_id, cleared_upto }: Member) {
  return db.selectFrom('chat_messages').select(messageColumns).where('chat_id', '=', chat_id).where('id', '>', cleared_upto);
}

/** The newest messages, oldest of them first. */
export async function newestMessages(db: Queries, member: Member, limit: number, before = Number.MAX_SAFE_INTEGER): Promise<Row[]> {
  return (await visible(db, member).where('id', '<', before).orderBy('id', 'desc').limit(limit).execute()).reverse();
}

function messagesAfter(db: Queries, member: Member, after: number, limit: number): Promise<Row[]> {
  return visible(db, member).where('id', '>', after).orderBy('id').limit(limit).execute();
}

/** @throws {Problem} `not-found` if the message of `around` does not exist */
export async function pageOf(db: Queries, member: Member, query: PageQuery): Promise<Page> {
  const rows = await rowsOf(db, member, query);
  const { before = 0, after } = query;
  // If there is nothing in this direction, the requested position tells what is in the other.
  const first = rows[0]?.id ?? (after === undefined ? before : after + 1);
  const last = rows.at(-1)?.id ?? after ?? before - 1;
  const older = await visible(db, member).where('id', '<', first).orderBy('id', 'desc').limit(1).executeTakeFirst();
  return { messages: rows.map(toNumbered), hasOlder: older !== undefined, hasNewer: member.last_id > last };
}

async function rowsOf(db: Queries, member: Member, { before, after, around, limit }: PageQuery): Promise<Row[]> {
  if (around !== undefined) {
    const upTo = await newestMessages(db, member, Math.ceil((limit + 1) / 2), around + 1);
    if (upTo.at(-1)?.id !== around) return notFound();
    return [...upTo, ...(await messagesAfter(db, member, around, limit - upTo.length))];
  }
  return after === undefined ? newestMessages(db, member, limit, before) : messagesAfter(db, member, after, limit);
}

/** The contact's first unseen message; 0: none. */
export async function firstUnseen(db: Queries, member: Member): Promise<number> {
  if (member.unseen === 0) return 0;
  const first = await visible(db, member)
    .where('sender_id', '=', member.contact_id)
    .where('id', '>', member.seen_upto)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id ?? 0;
}
