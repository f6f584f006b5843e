import { sql } from 'kysely';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** An account keeps its newest. */
const MOST_KEPT = 500;

export type News = {
  userIds: readonly number[];
  kind: string;
  /** What the sentence is made of. */
  data: object;
  /** Names the happening among those of its kind: who was told of it already is not told again. */
  about: string;
};

/**
 * Tells accounts of something, in the transaction in which it happens, so that neither is there without the other.
 * Their browsers learn of it by the topic `notifications`, after the commit.
 */
export async function notify(db: Queries, { userIds, kind, data, about }: News): Promise<void> {
  if (userIds.length === 0) return;
  const created_at = new Date().toISOString();
  await db
    .insertInto('notifications')
    .values(userIds.map((user_id) => ({ user_id, kind, data: JSON.stringify(data) as never, about, created_at, read_at: null })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
    .execute();
  await forgetOldest(db, userIds);
}

async function forgetOldest(db: Queries, userIds: readonly number[]): Promise<void> {
  const placed = db
    .selectFrom('notifications')
    .select(['id', sql<number>`row_number() over (partition by user_id order by id desc)`.as('place')])
    .where('user_id', 'in', userIds);
  await db
    .deleteFrom('notifications')
    .where('id', 'in', (any) => any.selectFrom(placed.as('placed')).select('id').where('place', '>', MOST_KEPT))
    .execute();
}
