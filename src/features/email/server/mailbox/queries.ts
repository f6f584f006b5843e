// Mailbox entries joined with their messages.
import { type ExpressionBuilder, sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { EmailsMeta } from '../../entities.ts';
import type {} from '../tables.ts';
import { countOlder } from './threads.ts';
import { belongsTo } from './views.ts';

/** Entries of a user with the header of their message; to be filtered by id. */
function lines(db: Queries, userId: number) {
  return db
    .selectFrom('emails')
    .innerJoin('email_messages', 'email_messages.id', 'emails.message_id')
    .leftJoin('users', 'users.id', 'email_messages.from_user_id')
    .where(belongsTo(userId))
    .select(['emails.id', 'emails.message_id', 'emails.thread_id', 'emails.folder', 'emails.at'])
    .select(['emails.is_read', 'emails.is_starred', 'emails.is_own'])
    .select(['emails.is_private', 'emails.is_company', 'emails.is_important', 'emails.is_personal'])
    .select(['email_messages.from_name', 'email_messages.from_email', 'users.avatar'])
    .select(['email_messages.recipients', 'email_messages.cc', 'email_messages.bcc'])
    .select(['email_messages.subject', 'email_messages.preview', 'email_messages.send_at', 'email_messages.sent_at']);
}

export type Line = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number];
export type ReadLine = Line & { html: string };
export type ListedLine = Line & { replies: number; hasAttachments: boolean };

/** The messages in a user's mailbox. */
export function messagesOf(db: Queries, userId: number) {
  return db.selectFrom('emails').where(belongsTo(userId)).select('emails.message_id');
}

/** @throws {Problem} `not-found`, also for another user's entry */
export async function findLine(db: Queries, userId: number, id: number): Promise<Line> {
  return (await lines(db, userId).where('emails.id', '=', id).executeTakeFirst()) ?? notFound();
}

/** By id; ids that the user does not have are left out. */
export async function findLines(db: Queries, userId: number, ids: readonly number[]): Promise<Map<number, Line>> {
  const found = new Map<number, Line>();
  for (const part of inBatches(ids))
    for (const row of await lines(db, userId).where('emails.id', 'in', part).execute()) found.set(row.id, row);
  return found;
}

/** With the HTML of the messages. */
export async function readLines(db: Queries, userId: number, ids: readonly number[]): Promise<Map<number, ReadLine>> {
  const found = new Map<number, ReadLine>();
  for (const part of inBatches(ids))
    for (const row of await lines(db, userId).select('email_messages.html').where('emails.id', 'in', part).execute())
      found.set(row.id, row);
  return found;
}

/** With the fields of a list, in the order of the ids. */
export async function findListed(db: Queries, userId: number, ids: readonly number[]): Promise<ListedLine[]> {
  if (ids.length === 0) return [];
  const rows = await lines(db, userId).where('emails.id', 'in', ids).select([countOlder, hasAttachments]).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, replies: Number(row.replies), hasAttachments: Boolean(row.has_attachments) }] : [];
  });
}

function hasAttachments(is: ExpressionBuilder<Tables, 'emails'>) {
  return is
    .exists(
      is.selectFrom('email_attachments').select('email_attachments.id').whereRef('email_attachments.message_id', '=', 'emails.message_id'),
    )
    .as('has_attachments');
}

/** Counts unread e-mails in inbox and spam, and drafts. */
export async function countMeta(db: Queries, userId: number): Promise<EmailsMeta> {
  const ofUser = db.selectFrom('emails').where('user_id', '=', userId);
  const unread = await ofUser
    // Written as in the partial index, so that it is used.
    .where(sql<boolean>`not is_read`)
    .where('folder', 'in', ['inbox', 'spam'])
    .select(({ fn }) => ['folder', fn.countAll<number>().as('count')])
    .groupBy('folder')
    .execute();
  const { draft } = await ofUser
    .where('folder', '=', 'draft')
    .select(({ fn }) => fn.countAll<number>().as('draft'))
    .executeTakeFirstOrThrow();
  const of = (folder: string) => unread.find((row) => row.folder === folder)?.count ?? 0;
  return { inbox: of('inbox'), draft, spam: of('spam') };
}

export type AttachmentRow = { id: string; message_id: number; file_name: string; media_type: string; size: number };

/** The attachments by message, in the order in which they were added. */
export async function findAttachmentsOf(db: Queries, messageIds: readonly number[]): Promise<Map<number, AttachmentRow[]>> {
  const found = new Map<number, AttachmentRow[]>();
  for (const part of inBatches([...new Set(messageIds)])) {
    const rows = await db
      .selectFrom('email_attachments')
      .select(['id', 'message_id', 'file_name', 'media_type', 'size'])
      .where('message_id', 'in', part)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    for (const row of rows) found.set(row.message_id, [...(found.get(row.message_id) ?? []), row]);
  }
  return found;
}

/** The ids of messages with remote images. The sanitizer writes `src` as the first attribute. */
export async function findRemote(db: Queries, messageIds: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (const part of inBatches([...new Set(messageIds)])) {
    const rows = await db
      .selectFrom('email_messages')
      .select('id')
      .where('id', 'in', part)
      .where('html', 'like', '%<img src="http%')
      .execute();
    for (const { id } of rows) found.add(id);
  }
  return found;
}
