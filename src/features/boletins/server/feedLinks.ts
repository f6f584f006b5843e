// The secret address with which a program reads the feed of a search. Only its digest is stored.
import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import { saveAlert, visibleAlerts } from './alerts.ts';

/** Minimum interval between updates of the time of the last read. */
const READ_PAUSE_MS = 60_000;

/** Makes a new secret, which replaces the former one. */
export async function makeFeedLink(db: Queries, searchId: number, userId: number, now: Date) {
  const secret = randomBytes(32).toString('base64url');
  const made = { feed_digest: digestOf(secret), feed_made_at: now.toISOString(), feed_read_at: null };
  return { secret, alert: await saveAlert(db, searchId, userId, made, now) };
}

export async function revokeFeedLink(db: Queries, searchId: number, userId: number, now: Date): Promise<void> {
  await saveAlert(db, searchId, userId, { feed_digest: null, feed_made_at: null, feed_read_at: null }, now);
}

/** The search of a secret; undefined if there is none, or its reader no longer sees the search. */
export function findFeedAlert(db: Queries, secret: string) {
  return visibleAlerts(db).select('saved_searches.name').where('feed_digest', '=', digestOf(secret)).executeTakeFirst();
}

/** Keeps when it was last read, at most once a minute. */
export async function recordFeedRead(
  write: (work: (db: Queries) => Promise<unknown>) => Promise<unknown>,
  { feed_digest, feed_read_at }: { feed_digest: string | null; feed_read_at: string | null },
): Promise<void> {
  if (feed_read_at !== null && Date.now() - Date.parse(feed_read_at) <= READ_PAUSE_MS) return;
  const change = { feed_read_at: new Date().toISOString() };
  await write((db) => db.updateTable('search_alerts').set(change).where('feed_digest', '=', feed_digest).execute());
}

function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
