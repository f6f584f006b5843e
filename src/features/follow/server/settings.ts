import type { Queries } from '#kit/server/database/database.ts';
import { mustBeAccount } from './change.ts';
import type {} from './tables.ts';

/** For whoever has not chosen. */
export const DAYS_BEFORE = 3;

/** How many days before a date a user is told of it; null: never. */
export async function readDaysBefore(db: Queries, userId: number): Promise<number | null> {
  const kept = await db.selectFrom('follow_settings').select('days_before').where('user_id', '=', userId).executeTakeFirst();
  return kept ? kept.days_before : DAYS_BEFORE;
}

/** @throws {Problem} `not-found` when there is no such account */
export async function keepDaysBefore(db: Queries, user_id: number, days_before: number | null): Promise<void> {
  await mustBeAccount(db, user_id);
  await db
    .insertInto('follow_settings')
    .values({ user_id, days_before })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ days_before }))
    .execute();
}
