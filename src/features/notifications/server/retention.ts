import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

const KEPT_DAYS = 90;

/** Takes away what is too old for anybody to ask for. */
export const removeOldNotifications: PurgeStep = async (db, atOnce) => {
  const long = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('id', 'in', (any) => any.selectFrom('notifications').select('id').where('created_at', '<', long).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
