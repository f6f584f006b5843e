import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Notification } from '../contract.ts';
import type {} from './tables.ts';

export async function listNotifications(
  db: Queries,
  userId: number,
  { before, limit }: { before?: number; limit: number },
): Promise<{ notifications: Notification[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'data', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    // One more than is shown tells whether there are more.
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

/** Its id; 0 where there is none. */
export async function newestNotification(db: Queries, userId: number): Promise<number> {
  const newest = await ofUser(db, userId).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return newest?.id ?? 0;
}

/** @throws {Problem} `not-found` when the account has no such one */
export async function markNotification(db: Queries, userId: number, id: number, isRead: boolean): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt(isRead) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

export async function markAllNotifications(db: Queries, userId: number, isRead: boolean, upTo?: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: readAt(isRead) })
    .where('user_id', '=', userId)
    .where('read_at', isRead ? 'is' : 'is not', null)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo as number))
    .execute();
}

/** @throws {Problem} `not-found` when the account has no such one */
export async function removeNotification(db: Queries, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) notFound();
}

function ofUser(db: Queries, userId: number) {
  return db.selectFrom('notifications').where('user_id', '=', userId);
}

function readAt(isRead: boolean): string | null {
  return isRead ? new Date().toISOString() : null;
}
