// The secret link with which a calendar program reads an account's dates. Only its digest is stored.
import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarFeedsTable } from '../tables.ts';

/** Minimum interval between updates of the time of the last read. */
const READ_PAUSE_MS = 60_000;

type Feed = Selectable<CalendarFeedsTable>;

export function findFeed(db: Queries, userId: number): Promise<Pick<Feed, 'created_at' | 'last_read_at'> | undefined> {
  return db.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** Creates a new link, which replaces the former one. */
export async function createFeed(db: Queries, userId: number, language: Language) {
  const secret = randomBytes(32).toString('base64url');
  const feed = { created_at: new Date().toISOString(), last_read_at: null };
  await revokeFeed(db, userId);
  await db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, digest: digestOf(secret), language, ...feed })
    .execute();
  return { secret, feed };
}

export async function revokeFeed(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** Finds a feed by its secret. Compares digests, so that the response time reveals nothing. */
export async function findFeedBySecret(db: Queries, secret: string): Promise<Feed | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('digest', '=', digestOf(secret)).executeTakeFirst();
}

/** Whether the time of the last read should be updated. */
export function isReadDue({ last_read_at }: Feed): boolean {
  return last_read_at === null || Date.now() - Date.parse(last_read_at) > READ_PAUSE_MS;
}

export async function recordRead(db: Queries, { digest }: Feed): Promise<void> {
  await db.updateTable('calendar_feeds').set({ last_read_at: new Date().toISOString() }).where('digest', '=', digest).execute();
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
