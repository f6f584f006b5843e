import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

/** How long events are kept. */
const RETENTION_YEARS = 2;

export const purgeOldEvents: PurgeStep = async (db, atOnce) => {
  const limit = new Date();
  limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION_YEARS);
  const { numDeletedRows } = await db
    .deleteFrom('audit_events')
    .where('id', 'in', (any) => any.selectFrom('audit_events').select('id').where('at', '<', limit.toISOString()).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
