import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** An account is shown its newest. */
const MOST_SHOWN = 500;
/** What one statement takes: databases count their parameters. */
const ACCOUNTS_AT_ONCE = 500;
const ROWS_AT_ONCE = 500;

export type NewNotification = {
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
export function notify(db: Queries, news: NewNotification): Promise<void> {
  return notifyAll(db, [news]);
}

/** The same of several things, the last of which an account is shown first. */
export async function notifyAll(db: Queries, all: readonly NewNotification[]): Promise<void> {
  const created_at = new Date().toISOString();
  const news = all.map(({ userIds, kind, data, about, flag }) => ({
    row: { kind, data: JSON.stringify(data) as never, about, created_at, read_at: null, removed_at: null },
    flag,
    userIds: new Set(userIds),
  }));
  // In one order, so that of two that tell the same accounts one waits, and not each for the other.
  const ids = [...new Set(all.flatMap(({ userIds }) => userIds))].sort((a, b) => a - b);
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    const part = ids.slice(from, from + ACCOUNTS_AT_ONCE);
    const wants = await readPreferences(db, part);
    const rows = part.flatMap((user_id) =>
      news.filter(({ userIds, flag }) => userIds.has(user_id) && wants(user_id, flag)).map(({ row }) => ({ user_id, ...row })),
    );
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await db
        .insertInto('notifications')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'about']).doNothing())
        .execute();
    if (rows.length > 0) await removeOldest(db, [...new Set(rows.map(({ user_id }) => user_id))]);
  }
}

/**
 * Takes back what accounts were told of happenings that are no more, as if they had never been. @param from these accounts alone
 * @returns which accounts
 */
export async function retractNotifications(
  db: Queries,
  kinds: readonly string[],
  about: string | readonly string[],
  from?: readonly number[],
): Promise<number[]> {
  if (from?.length === 0) return [];
  const told = await db
    .deleteFrom('notifications')
    .where('about', 'in', typeof about === 'string' ? [about] : about)
    .where('kind', 'in', kinds)
    .$if(from !== undefined, (query) => query.where('user_id', 'in', from as number[]))
    .returning('user_id')
    .execute();
  return [...new Set(told.map(({ user_id }) => user_id))];
}

/** @returns whether one of these accounts wants to hear of anything, and of what this choice is about */
async function readPreferences(db: Queries, userIds: readonly number[]): Promise<(userId: number, flag: string | undefined) => boolean> {
  const settings = await db
    .selectFrom('profiles')
    .select(['user_id', 'notifications_on', 'notification_flags'])
    .where('user_id', 'in', userIds)
    .execute();
  const byUser = new Map(settings.map(({ user_id, ...wishes }) => [user_id, wishes]));
  return (userId, flag) => {
    const wishes = byUser.get(userId);
    return wishes === undefined || (wishes.notifications_on && !(flag && wishes.notification_flags?.[flag] === false));
  };
}

async function removeOldest(db: Queries, userIds: readonly number[]): Promise<void> {
  await db
    // By the index, without reading what they were told; materialized, so that it is looked up once for each account.
    .with(
      (cte) => cte('full').materialized(),
      (ctes) =>
        ctes
          .selectFrom('users')
          .select((is) => [
            'users.id',
            is
              .selectFrom('notifications')
              .select('notifications.id')
              .whereRef('notifications.user_id', '=', 'users.id')
              .where('notifications.removed_at', 'is', null)
              .orderBy('notifications.id', 'desc')
              .limit(1)
              .offset(MOST_SHOWN)
              .as('last'),
          ])
          .where('users.id', 'in', userIds),
    )
    .updateTable('notifications')
    .from('full')
    .set({ removed_at: new Date().toISOString() })
    .whereRef('notifications.user_id', '=', 'full.id')
    .whereRef('notifications.id', '<=', 'full.last')
    .where('notifications.removed_at', 'is', null)
    .execute();
}
