import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Notification } from '../contract.ts';
import type { NotificationsTable } from './tables.ts';

export async function listNotifications(
  db: Queries,
  userId: number,
  { before, limit }: { before?: number; limit: number },
): Promise<{ notifications: Notification[]; hasMore: boolean }> {
  const rows = await ofUser(db, userId)
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    // One more than shown, to know whether there are more.
    .limit(limit + 1)
    .execute();
  const notifications = rows.slice(0, limit).map(({ read_at, ...row }) => ({ ...row, isRead: read_at !== null }));
  return { notifications, hasMore: rows.length > limit };
}

export async function countUnread(db: Queries, userId: number): Promise<number> {
  const { unread } = await ofUser(db, userId)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** The newest id; 0 if there is none. */
export async function newestNotification(db: Queries, userId: number): Promise<number> {
  const newest = await ofUser(db, userId).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.id ?? 0;
}

/** @throws {Problem} `not-found` if the account has no such notification */
export async function markNotification(db: Queries, userId: number, id: number, isRead: boolean): Promise<void> {
  const { numUpdatedRows } = await change(db, userId, { read_at: readAt(isRead) })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

export async function markAllNotifications(db: Queries, userId: number, isRead: boolean, upTo?: number): Promise<void> {
  await change(db, userId, { read_at: readAt(isRead) })
    .where('read_at', isRead ? 'is' : 'is not', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo as number))
    .execute();
}

/** The row stays hidden, so that the event is not sent again. @throws {Problem} `not-found` if the account has no such notification */
export async function removeNotification(db: Queries, userId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await change(db, userId, { removed_at: now() }).where('id', '=', id).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

function ofUser(db: Queries, userId: number) {
  return db.selectFrom('notifications').where('user_id', '=', userId).where('removed_at', 'is', null);
}

function change(db: Queries, userId: number, to: Partial<Pick<NotificationsTable, 'read_at' | 'removed_at'>>) {
  return db.updateTable('notifications').set(to).where('user_id', '=', userId).where('removed_at', 'is', null);
}

function readAt(isRead: boolean): string | null {
  return isRead ? now() : null;
}

function now(): string {
  return new Date().toISOString();
}
