// What messages are searched by.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import { fold } from '#kit/server/text/fold.ts';
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import type { Address } from '../../entities.ts';
import type {} from '../tables.ts';

/** Characters of a text that are searched: what follows is mostly quotations, and PostgreSQL indexes one megabyte at most. */
const SEARCHED_CHARS = 50_000;

/** The normalised words of a message's plain text. */
export function bodyWords(text: string): string {
  return toSearchWords(text.slice(0, SEARCHED_CHARS));
}

/**
 * Writes what a message is searched by, in the transaction that changed it.
 * @param body the words of its text; without them, those that are stored stay
 */
export async function indexMessage(db: Queries, id: number, body?: string): Promise<void> {
  const message = await db
    .selectFrom('email_messages')
    .leftJoin('email_texts', 'email_texts.id', 'email_messages.id')
    .select([...head, 'bcc', 'busca'])
    .where('email_messages.id', '=', id)
    .executeTakeFirstOrThrow();
  const files = await findFileNames(db, [id]);
  const author = { name: message.from_name, email: message.from_email };
  const row = {
    sender: foldAddresses([author]),
    recipients: foldAddresses([...message.recipients, ...message.cc]),
    hidden: foldAddresses(message.bcc),
    busca: searchWordsOf(message, body ?? message.busca?.split('\n')[2] ?? '', files.get(id)),
  };
  await db
    .insertInto('email_texts')
    .values({ id, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
}

/** A step of retention: messages have the words that they would be stored with today. */
export const updateOldWords = updateWords('email_texts', async (db, ids) => {
  const messages = await db
    .selectFrom('email_messages')
    .select(['id', ...head, 'html'])
    .where('id', 'in', ids)
    .execute();
  const files = await findFileNames(db, ids);
  return new Map(messages.map((message) => [message.id, searchWordsOf(message, bodyWords(textOf(message.html)), files.get(message.id))]));
});

/** What of a message is searched beside its text: Bcc is not, since all recipients find it by the same words. */
const head = ['from_name', 'from_email', 'email_messages.recipients', 'cc', 'subject'] as const;
type Head = { from_name: string; from_email: string; recipients: Address[]; cc: Address[]; subject: string };

function searchWordsOf({ from_name, from_email, recipients, cc, subject }: Head, body: string, files: readonly string[] = []): string {
  const people = [{ name: from_name, email: from_email }, ...recipients, ...cc];
  return [toSearchWords(subject, ...people.map(({ name, email }) => `${name} ${email}`)), toSearchWords(...files), body].join('\n');
}

/** Names of the attachments of these messages. */
async function findFileNames(db: Queries, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('email_attachments')
    .select(['message_id', 'file_name'])
    .where('message_id', 'in', ids)
    .orderBy('id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { message_id, file_name } of rows)
    if (message_id !== null) names.set(message_id, [...(names.get(message_id) ?? []), file_name]);
  return names;
}

function foldAddresses(list: readonly Address[]): string {
  return list.map(({ name, email }) => fold(`${name} ${email}`)).join('\n');
}

/** Messages per transaction. */
const BATCH_SIZE = 50;

/** Indexes the messages of an earlier version: for the start of a process. */
export async function indexOldMessages(database: Database): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE; )
    count = await database.write(async (db) => {
      const rows = await db
        .selectFrom('email_messages')
        .leftJoin('email_texts', 'email_texts.id', 'email_messages.id')
        .select(['email_messages.id', 'html'])
        .where('email_texts.id', 'is', null)
        .limit(BATCH_SIZE)
        .execute();
      for (const { id, html } of rows) await indexMessage(db, id, bodyWords(textOf(html)));
      return rows.length;
    });
}
