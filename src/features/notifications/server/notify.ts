import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** An account sees its newest ones up to this number. */
const MOST_SHOWN = 500;
/** Limits of one statement, since databases limit the number of parameters. */
const ACCOUNTS_AT_ONCE = 500;
const ROWS_AT_ONCE = 500;

export type NewNotification = {
  userIds: readonly number[];
  kind: string;
  /** The values in the sentence. */
  data: object;
  /** Identifies the event within its kind: an account is notified once of each, within ninety days. */
  about: string;
  /** The switch in the account's settings that decides whether this is sent, if there is one. */
  flag?: string;
};

/**
 * Notifies accounts, in the transaction of the event. Their browsers are notified by the topic `notifications` after the
 * commit.
 */
export function notify(db: Queries, notification: NewNotification): Promise<void> {
  return notifyAll(db, [notification]);
}

/** The same for several events; the last one is shown first. */
export async function notifyAll(db: Queries, all: readonly NewNotification[]): Promise<void> {
  const created_at = new Date().toISOString();
  const notifications = all.map(({ userIds, kind, data, about, flag }) => ({
    row: { kind, data: JSON.stringify(data) as never, about, created_at, read_at: null, removed_at: null },
    flag,
    userIds: new Set(userIds),
  }));
  // Sorted, so that two transactions lock accounts in the same order and cannot deadlock.
  const ids = [...new Set(all.flatMap(({ userIds }) => userIds))].sort((a, b) => a - b);
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    const part = ids.slice(from, from + ACCOUNTS_AT_ONCE);
    const isWanted = await readPreferences(db, part);
    const rows = part.flatMap((user_id) =>
      notifications.filter(({ userIds, flag }) => userIds.has(user_id) && isWanted(user_id, flag)).map(({ row }) => ({ user_id, ...row })),
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
 * Removes notifications about events that no longer exist, as if never sent. @param from only these accounts'
 * @returns the ids of the affected accounts
 */
export async function retractNotifications(
  db: Queries,
  kinds: readonly string[],
  about: string | readonly string[],
  from?: readonly number[],
): Promise<number[]> {
  if (from?.length === 0) return [];
  const removed = await db
    .deleteFrom('notifications')
    .where('about', 'in', typeof about === 'string' ? [about] : about)
    .where('kind', 'in', kinds)
    .$if(from !== undefined, (query) => query.where('user_id', 'in', from as number[]))
    .returning('user_id')
    .execute();
  return [...new Set(removed.map(({ user_id }) => user_id))];
}

/** @returns whether an account wants notifications at all, and those with this switch */
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
    // By the index, without reading the data; materialized, so that it is computed once per account.
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
