// The link by which a calendar program reads an account's dates. What it holds is known to whoever got it; only its digest is kept.
import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CalendarFeedsTable } from '../tables.ts';

/** That it was read is written down no more often. */
const READ_PAUSE_MS = 60_000;

type Feed = Selectable<CalendarFeedsTable>;

export function findFeed(db: Queries, userId: number): Promise<Pick<Feed, 'created_at' | 'last_read_at'> | undefined> {
  return db.selectFrom('calendar_feeds').select(['created_at', 'last_read_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** A new link, which ends the one before. */
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

/** Whose link this is. By its digest, so that the time an answer takes tells nothing of the secret. */
export async function findFeedBySecret(db: Queries, secret: string): Promise<Feed | undefined> {
  return db.selectFrom('calendar_feeds').selectAll().where('digest', '=', digestOf(secret)).executeTakeFirst();
}

/** Whether it is so long since it was noted that the link was read that it should be again. */
export function isReadDue({ last_read_at }: Feed): boolean {
  return last_read_at === null || Date.now() - Date.parse(last_read_at) > READ_PAUSE_MS;
}

export async function recordRead(db: Queries, { digest }: Feed): Promise<void> {
  await db.updateTable('calendar_feeds').set({ last_read_at: new Date().toISOString() }).where('digest', '=', digest).execute();
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
