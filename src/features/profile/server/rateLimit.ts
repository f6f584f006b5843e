// Limits how much one account writes: enough for a conversation, too little to flood the feed.
import { TooMany } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

const MAX_WRITES = 60;
const WINDOW_MS = 600_000;

type WrittenTable = 'feed_posts' | 'feed_comments' | 'profile_photos';

/** Counts removed rows too. @throws {TooMany} when the account has reached its limit within ten minutes */
export async function mustNotExceedWriteRate(db: Queries, table: WrittenTable, userId: number): Promise<void> {
  // All three tables have the selected columns.
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
