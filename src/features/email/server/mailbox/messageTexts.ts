// What messages are searched by.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import { fold } from '#kit/server/text/fold.ts';
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
    .select(['from_name', 'from_email', 'email_messages.recipients', 'cc', 'bcc', 'subject', 'busca'])
    .where('email_messages.id', '=', id)
    .executeTakeFirstOrThrow();
  const files = await db.selectFrom('email_attachments').select('file_name').where('message_id', '=', id).orderBy('id').execute();
  const author = { name: message.from_name, email: message.from_email };
  const open = [...message.recipients, ...message.cc];
  // Bcc is not among the words, by which all recipients find the message.
  const head = [message.subject, ...[author, ...open].map(({ name, email }) => `${name} ${email}`)];
  const lines = [toSearchWords(...head), toSearchWords(...files.map(({ file_name }) => file_name))];
  const row = {
    ...{ sender: foldAddresses([author]), recipients: foldAddresses(open), hidden: foldAddresses(message.bcc) },
    busca: [...lines, body ?? message.busca?.split('\n')[2] ?? ''].join('\n'),
  };
  await db
    .insertInto('email_texts')
    .values({ id, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
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
