import { sql } from 'kysely';
import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** An account is shown its newest. */
const MOST_SHOWN = 500;
/** What one statement takes: databases count their parameters. */
const ACCOUNTS_AT_ONCE = 500;

export type News = {
  userIds: readonly number[];
  kind: string;
  /** What the sentence is made of. */
  data: object;
  /** Names the happening among those of its kind: who was told of it in the last ninety days is not told again. */
  about: string;
  /** The choice in an account's settings that decides whether it wants to hear of this, where there is one. */
  flag?: string;
};

/**
 * Tells accounts of something, in the transaction in which it happens, so that neither is there without the other.
 * Their browsers learn of it by the topic `notifications`, after the commit.
 */
export async function notify(db: Queries, { userIds, kind, data, about, flag }: News): Promise<void> {
  const news = { kind, data: JSON.stringify(data) as never, about, created_at: new Date().toISOString(), read_at: null, removed_at: null };
  // In one order, so that of two that tell the same accounts one waits, and not each for the other.
  const ids = [...new Set(userIds)].sort((a, b) => a - b);
  for (let at = 0; at < ids.length; at += ACCOUNTS_AT_ONCE) {
    const part = await wanting(db, ids.slice(at, at + ACCOUNTS_AT_ONCE), flag);
    if (part.length === 0) continue;
    await db
      .insertInto('notifications')
      .values(part.map((user_id) => ({ user_id, ...news })))
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
      .execute();
    await removeOldest(db, part);
  }
}

/**
 * Takes back what accounts were told of a happening that is no more, as if it had never been. @param from these accounts alone
 * @returns which accounts
 */
export async function takeBack(db: Queries, kinds: readonly string[], about: string, from?: readonly number[]): Promise<number[]> {
  if (from?.length === 0) return [];
  const told = await db
    .deleteFrom('notifications')
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .$if(from !== undefined, (query) => query.where('user_id', 'in', from as number[]))
    .returning('user_id')
    .execute();
  return [...new Set(told.map(({ user_id }) => user_id))];
}

/** Without those that want to hear of nothing, or not of this. */
async function wanting(db: Queries, userIds: readonly number[], flag: string | undefined): Promise<number[]> {
  const settings = await db
    .selectFrom('profiles')
    .select(['user_id', 'notifications_on', 'notification_flags'])
    .where('user_id', 'in', userIds)
    .execute();
  const unwilling = new Set(
    settings
      .filter(({ notifications_on, notification_flags }) => !notifications_on || (flag && notification_flags?.[flag] === false))
      .map(({ user_id }) => user_id),
  );
  return userIds.filter((id) => !unwilling.has(id));
}

async function removeOldest(db: Queries, userIds: readonly number[]): Promise<void> {
  const placed = db
    .selectFrom('notifications')
    .select(['id', sql<number>`row_number() over (partition by user_id order by id desc)`.as('place')])
    .where('user_id', 'in', userIds)
    .where('removed_at', 'is', null);
  await db
    .updateTable('notifications')
    .set({ removed_at: new Date().toISOString() })
    .where('id', 'in', (any) => any.selectFrom(placed.as('placed')).select('id').where('place', '>', MOST_SHOWN))
    .execute();
}
