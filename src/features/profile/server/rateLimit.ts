// How much one account may write: enough for whoever talks, too little to bury what others say.
import { TooMany } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

const MAX_WRITES = 60;
const WINDOW_MS = 600_000;

type WrittenTable = 'feed_posts' | 'feed_comments' | 'profile_photos';

/** What was removed again counts as well. @throws {TooMany} when the account has written as much as it may in ten minutes */
export async function mustNotExceedWriteRate(db: Queries, table: WrittenTable, userId: number): Promise<void> {
  // All of these tables have the columns of the first.
  const first = await db
    .selectFrom(table as 'feed_posts')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(Date.now() - WINDOW_MS).toISOString())
    .orderBy('created_at', 'desc')
    .offset(MAX_WRITES - 1)
    .limit(1)
    .executeTakeFirst();
  if (first) throw new TooMany(Math.max(1, Math.ceil((Date.parse(first.created_at) + WINDOW_MS - Date.now()) / 1000)));
}
