import type {} from '#features/audit/server/tables.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { isLike, likePart } from '#kit/server/text/contains.ts';
import { type ListedMail, type MailState, removedByAdmin, type ShownMail } from '../contract.ts';
import type {} from './tables.ts';

type ListQuery = { q: string; state?: MailState[]; page: number; perPage: number };

const columns = [
  ...(['id', 'recipient', 'name', 'subject', 'state', 'secret', 'created_at', 'sent_at', 'due_at', 'attempts', 'error'] as const),
  'written_by' as const,
];

export async function listMails(
  { read }: Database,
  { q, state, page, perPage }: ListQuery,
): Promise<{ mails: ListedMail[]; total: number }> {
  // An empty list matches nothing.
  if (state?.length === 0) return { mails: [], total: 0 };
  const matching = read
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('state', 'in', state ?? []))
    .$if(likePart(q) !== '', (query) => query.where((is) => isLike(is.ref('busca'), `%${likePart(q)}%`)));
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .select((is) => is('body', 'is not', null).$castTo<boolean>().as('has_text'))
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { mails: rows.map(({ has_text, ...row }) => toListed(row, Boolean(has_text))), total };
}

/** The text as stored; `textOf` reads it. @throws {Problem} `not-found` */
export async function findMail(db: Queries, id: number): Promise<ShownMail> {
  const row = await db
    .selectFrom('mails')
    .select([...columns, 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) notFound();
  const { body, ...listed } = row;
  return { ...toListed(listed, body !== null), text: body };
}

/** @returns the user's message that it carries. @throws {Problem} `not-found`; `conflict` if it was sent or its text erased */
export async function retryMail(db: Queries, id: number): Promise<number | null> {
  await findMail(db, id);
  const now = new Date().toISOString();
  const row = await db
    .updateTable('mails')
    .set({ state: 'waiting', queued_at: now, due_at: now, attempts: 0, error: '' })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where((is) => is.or([is('body', 'is not', null), is('email_message_id', 'is not', null)]))
    .returning('email_message_id')
    .executeTakeFirst();
  if (!row) throw new Problem('conflict');
  return row.email_message_id;
}

/**
 * An unsent user's message is marked as failed instead: without its row it would look delivered to its author.
 * @returns the user's message. @throws {Problem} `not-found`
 */
export async function removeMail(db: Queries, id: number): Promise<number | null> {
  const failed = await db
    .updateTable('mails')
    .set({ state: 'failed', error: removedByAdmin })
    .where('id', '=', id)
    .where('email_message_id', 'is not', null)
    .where('state', '!=', 'sent')
    .returning('email_message_id')
    .executeTakeFirst();
  if (failed) return failed.email_message_id;
  const removed = await db.deleteFrom('mails').where('id', '=', id).returning('email_message_id').executeTakeFirst();
  if (!removed) notFound();
  return removed.email_message_id;
}

/** Whether `userId`'s reading was logged within the last hour: an open screen refetches repeatedly. */
export async function wasReadRecently(db: Queries, id: number, userId: number): Promise<boolean> {
  const read = await db
    .selectFrom('audit_events')
    .select('id')
    .where('subject_type', '=', 'mail')
    .where('subject_id', '=', id)
    .where('kind', '=', 'mailRead')
    .where('actor_id', '=', userId)
    .where('at', '>', new Date(Date.now() - 3_600_000).toISOString())
    .limit(1)
    .executeTakeFirst();
  return read !== undefined;
}

function toListed<
  Row extends Omit<ListedMail, 'isSecret' | 'hasText' | 'writtenBy'> & { secret: boolean; due_at: string; written_by: string },
>({ secret, due_at, written_by, ...row }: Row, hasText: boolean): ListedMail {
  return { ...row, writtenBy: written_by, isSecret: secret, hasText, due_at: row.state === 'waiting' ? due_at : null };
}
