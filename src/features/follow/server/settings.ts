import type { Queries } from '#kit/server/database/database.ts';
import { requireAccount } from './change.ts';
import type {} from './tables.ts';

/** Default of `daysBefore`. */
export const DAYS_BEFORE = 3;

/**
 * `daysBefore`: how many days before a date a user is notified; null: never. `isShared`: whether all users see which notices they follow.
 */
export type FollowSettings = { daysBefore: number | null; isShared: boolean };

export async function readSettings(db: Queries, userId: number): Promise<FollowSettings> {
  const kept = await db.selectFrom('follow_settings').select(['days_before', 'is_shared']).where('user_id', '=', userId).executeTakeFirst();
  return kept ? { daysBefore: kept.days_before, isShared: kept.is_shared } : { daysBefore: DAYS_BEFORE, isShared: false };
}

/** Fields left out stay unchanged. @throws {Problem} `not-found` when the account does not exist */
export async function saveSettings(db: Queries, user_id: number, { daysBefore, isShared }: Partial<FollowSettings>): Promise<void> {
  await requireAccount(db, user_id);
  const changed = { ...(daysBefore !== undefined && { days_before: daysBefore }), ...(isShared !== undefined && { is_shared: isShared }) };
  if (Object.keys(changed).length === 0) return;
  await db
    .insertInto('follow_settings')
    .values({ user_id, days_before: DAYS_BEFORE, is_shared: false, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}
