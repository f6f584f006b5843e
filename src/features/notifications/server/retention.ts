import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

const RETENTION_DAYS = 90;

/** Deletes notifications older than the retention time. */
export const purgeOldNotifications: PurgeStep = async (db, atOnce) => {
  const long = new Date(Date.now() - RETENTION_DAYS * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (any) => any.selectFrom('notifications').select('id').where('created_at', '<', long).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
