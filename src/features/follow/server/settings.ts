import type { Queries } from '#kit/server/database/database.ts';
import { type ChangeKind, changeKinds } from '../contract.ts';
import { requireAccount } from './change.ts';
import type {} from './tables.ts';

/** Default of `daysBefore`. */
export const DAYS_BEFORE = 3;

/**
 * `daysBefore`: how many days before a date a user is notified; null: never. `isShared`: whether all users see which notices they follow.
 * `mutedBell`, `mutedMail`: changes that the user is not told of there.
 */
export type FollowSettings = { daysBefore: number | null; isShared: boolean; mutedBell: ChangeKind[]; mutedMail: ChangeKind[] };

export async function readSettings(db: Queries, userId: number): Promise<FollowSettings> {
  const kept = await db.selectFrom('follow_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (!kept) return { daysBefore: DAYS_BEFORE, isShared: false, mutedBell: [], mutedMail: [] };
  const { days_before: daysBefore, is_shared, muted_bell, muted_mail } = kept;
  return { daysBefore, isShared: Boolean(is_shared), mutedBell: kindsIn(muted_bell), mutedMail: kindsIn(muted_mail) };
}

/** The kinds in a column, which are separated by spaces. */
export function kindsIn(column: string): ChangeKind[] {
  return changeKinds.filter((kind) => column.split(' ').includes(kind));
}

/** Fields left out stay unchanged. @throws {Problem} `not-found` when the account does not exist */
export async function saveSettings(
  db: Queries,
  user_id: number,
  { daysBefore, isShared, mutedBell, mutedMail }: Partial<FollowSettings>,
): Promise<void> {
  await requireAccount(db, user_id);
  const changed = {
    ...(daysBefore !== undefined && { days_before: daysBefore }),
    ...(isShared !== undefined && { is_shared: isShared }),
    ...(mutedBell && { muted_bell: mutedBell.join(' ') }),
    ...(mutedMail && { muted_mail: mutedMail.join(' ') }),
  };
  if (Object.keys(changed).length === 0) return;
  await db
    .insertInto('follow_settings')
    .values({ user_id, days_before: DAYS_BEFORE, is_shared: false, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute();
}
