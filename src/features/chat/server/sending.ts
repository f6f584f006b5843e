// Stores a message once, counts it for the recipient, and notifies both.
import { randomUUID } from 'node:crypto';
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { asProblem } from '#kit/server/http/validation.ts';
import { limits, type NumberedMessage } from '../entities.ts';
import { contactNames, ensureMembers, findActive, type Member, namesOf, updateMember } from './members.ts';
import { toNumbered } from './messages.ts';
import { buscaOfMessage } from './search.ts';

export type SentMessage = { contact: number; message: string };
export type StoredMessage = {
  message: NumberedMessage;
  chatId: number;
  /** Whether the sender had no visible chat before. */
  isNewChat: boolean;
  /** Whether the sender was shown as typing. */
  wasTyping: boolean;
};

/**
 * Reads what the specification's client sends: the contact as an id or an object, and possibly the whole chat, which is ignored.
 * @throws {Problem} `validation`
 */
export function readSentMessage(sent: unknown, language: Language): SentMessage {
  const fault = (place: string, keyword: string, params = {}): never => {
    throw asProblem([{ keyword, instancePath: `/obj${place}`, params }], 'body', language);
  };
  if (!isFields(sent)) return fault('', 'type', { type: 'object' });
  const id = isFields(sent.contact) ? sent.contact.id : sent.contact;
  if (id === undefined) return fault('/contact', 'required');
  const contact = typeof id === 'string' && /^\d{1,16}$/.test(id) ? Number(id) : id;
  if (typeof contact !== 'number' || !Number.isSafeInteger(contact) || contact < 1) return fault('/contact', 'type', { type: 'integer' });
  if (sent.message === undefined) return fault('/message', 'required');
  if (typeof sent.message !== 'string') return fault('/message', 'type', { type: 'string' });
  const message = sent.message.trim();
  if (message === '') return fault('/message', 'minLength', { limit: 1 });
  if ([...message].length > limits.message) return fault('/message', 'maxLength', { limit: limits.message });
  return { contact, message };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Must hold the chat lock. Stores a message, unless one with this `key` exists.
 * @throws {Problem} `not-found` for an account that is no contact, `chat-closed` for one that no longer is, `chat-blocked` and
 * `chat-blocking`, `conflict` if `key` belongs to another message
 */
export async function storeMessage(db: Queries, userId: number, sent: SentMessage, key: string = randomUUID()): Promise<StoredMessage> {
  const { own, theirs } = await ensureMembers(db, userId, sent.contact);
  const chat = { chatId: own.chat_id, isNewChat: own.last_id === 0, wasTyping: own.typing_until !== null };
  const before = await findByKey(db, userId, key);
  if (before) return { ...chat, message: sameMessage(before, own, sent), isNewChat: false };
  await mustReach(db, own, theirs);
  const row = { chat_id: own.chat_id, sender_id: userId, message: sent.message, busca: buscaOfMessage(own.chat_id, sent.message), key };
  const kept = await db
    .insertInto('chat_messages')
    .values({ ...row, sent_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['sender_id', 'key']).doNothing())
    .returning(['id', 'sent_at'])
    .executeTakeFirst();
  // The same key was used for another contact at the same moment.
  if (!kept) throw new Problem('conflict');
  await updateMember(db, own, { last_id: kept.id, typing_until: null });
  const name = (await namesOf(db, [userId])).get(userId) ?? '';
  if (theirs) await updateMember(db, theirs, { last_id: kept.id, unseen: theirs.unseen + 1, ...contactNames(name) });
  return { ...chat, message: toNumbered({ ...row, ...kept }) };
}

function findByKey(db: Queries, userId: number, key: string) {
  return db.selectFrom('chat_messages').selectAll().where('sender_id', '=', userId).where('key', '=', key).executeTakeFirst();
}

function sameMessage(row: NonNullable<Awaited<ReturnType<typeof findByKey>>>, own: Member, sent: SentMessage): NumberedMessage {
  if (row.chat_id !== own.chat_id || row.message !== sent.message) throw new Problem('conflict');
  return toNumbered(row);
}

async function mustReach(db: Queries, own: Member, theirs: Member | undefined): Promise<void> {
  if (!theirs || !(await findActive(db, own.user_id, own.contact_id))) throw new Problem('chat-closed');
  if (own.is_blocked) throw new Problem('chat-blocking');
  if (theirs.is_blocked) throw new Problem('chat-blocked');
}
