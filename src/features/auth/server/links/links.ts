// Links to choose a password, valid once. The token is known to the recipient only; the database stores its hash.
import { createHash, randomBytes } from 'node:crypto';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { type AccountLinksTable, lockAccount } from '../tables.ts';

export type Purpose = AccountLinksTable['purpose'];

const MINUTE_MS = 60_000;
const lifetimes: Record<Purpose, number> = { reset: 60 * MINUTE_MS, invitation: 7 * 24 * 60 * MINUTE_MS };
/** The part after `#` never leaves the browser, so it appears in no log and no referrer. */
const pages: Record<Purpose, string> = { reset: '/reset-password', invitation: '/invitation' };

/** Creates a link and invalidates the earlier ones of the account. `path`: what follows the public address. */
export async function createLink(db: Queries, { id }: { id: number }, purpose: Purpose): Promise<{ path: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + lifetimes[purpose]).toISOString();
  // Of two created at the same time, the later one invalidates the other.
  const email = (await lockAccount(db, id)) ?? notFound();
  await db.deleteFrom('account_links').where('user_id', '=', id).execute();
  await db
    .insertInto('account_links')
    .values({ hash: hashOf(token), user_id: id, purpose, email, expires_at })
    .execute();
  return { path: `${pages[purpose]}#${token}`, expires_at };
}

/** The account of a valid link; undefined if the link was used, has expired, or belongs to an inactive account. */
export function findLink(db: Queries, token: string) {
  return db
    .selectFrom('account_links')
    .innerJoin('users', (join) => join.onRef('users.id', '=', 'account_links.user_id').onRef('users.email', '=', 'account_links.email'))
    .select(['account_links.purpose', 'account_links.expires_at'])
    .select(['users.id', 'users.email', 'users.username', 'users.full_name', 'users.password'])
    .where('account_links.hash', '=', hashOf(token))
    .where('account_links.expires_at', '>', new Date().toISOString())
    .where('users.removed_at', 'is', null)
    .where((link) =>
      link.or([
        link('users.status', '=', 'active'),
        link.and([link('users.status', '=', 'pending'), link('account_links.purpose', '=', 'invitation')]),
      ]),
    )
    .executeTakeFirst();
}

/** Whether the link was still unused: of simultaneous requests, one succeeds. */
export async function consumeLink(db: Queries, token: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('account_links').where('hash', '=', hashOf(token)).executeTakeFirst();
  return numDeletedRows > 0n;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
