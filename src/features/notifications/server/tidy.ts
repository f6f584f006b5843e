import type { Database } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

const KEPT_DAYS = 90;
const TIDY_EVERY_MS = 3_600_000;
/** So many in one transaction, for which others wait. */
const AT_ONCE = 1000;

/** Tidies at once, and while the server runs. */
export function keepNotificationsTidy(database: Database, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const tidy = () => tidyNotifications(database, stopping.signal).catch(onError);
  let latest: Promise<unknown> = tidy();
  const timer = setInterval(() => {
    latest = tidy();
  }, TIDY_EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await latest;
    },
  };
}

/** Takes away what is too old for anybody to ask for, in short transactions, until `stopping`. One process at a time. */
export async function tidyNotifications(database: Database, stopping: AbortSignal): Promise<void> {
  const hold = await database.hold('notifications');
  if (!hold) return;
  const long = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
  try {
    let deleted = AT_ONCE;
    while (deleted === AT_ONCE && !stopping.aborted && !hold.lost.aborted) deleted = await deleteSome(database, long);
  } finally {
    await hold.release();
  }
}

async function deleteSome({ write }: Database, before: string): Promise<number> {
  const { numDeletedRows } = await write((db) =>
    db
      .deleteFrom('notifications')
      .where('id', 'in', (any) => any.selectFrom('notifications').select('id').where('created_at', '<', before).limit(AT_ONCE))
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
