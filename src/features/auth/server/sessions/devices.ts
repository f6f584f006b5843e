// Browsers that have signed in to an account before, known by a cookie. They have their own counter for failed passwords:
// guesses by others, at the same address or for the same account, do not block them.
import type { Queries } from '#kit/server/database/database.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { normalEmail } from '../tables.ts';
import type { AttemptCounter } from './attempts.ts';
import { type Cookies, cookiesFor, createSecret } from './cookies.ts';

const LIFETIME_S = 180 * 86_400;
/** Per account; the least recently used one is removed. */
const MOST_DEVICES = 20;

export function deviceCookies(publicAddress: PublicAddress): Cookies {
  return cookiesFor(publicAddress, 'device', LIFETIME_S);
}

/**
 * Remembers the browser as a known device of this account. It gets a new cookie, so that an attacker who planted the old one cannot
 * use it; other accounts that know the browser know it by the new cookie.
 * @param before the hash of its current cookie
 * @returns the secret of its new cookie
 */
export async function rememberDevice(db: Queries, userId: number, before: string | null): Promise<string> {
  const { secret, hash } = createSecret();
  const used = { hash, used_at: at(0) };
  // The rows stay with their counters: a sign-in to one account gives no new guesses at another.
  if (before !== null) await db.updateTable('known_devices').set({ hash }).where('hash', '=', before).execute();
  await db
    .insertInto('known_devices')
    .values({ ...used, user_id: userId })
    .onConflict((known) => known.columns(['hash', 'user_id']).doUpdateSet(used))
    .execute();
  const newest = db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_DEVICES);
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('id', 'not in', newest).execute();
  return secret;
}

/**
 * The counter for failed passwords of a browser with these cookies: a known device of the account, or a session that remembers it.
 * Undefined if the account of `email` does not know the browser, or does not exist.
 */
export async function findDeviceCounter(
  db: Queries,
  email: string,
  { device, remember }: Record<'device' | 'remember', string | null>,
): Promise<AttemptCounter | undefined> {
  const account = db.selectFrom('users').where('email', '=', normalEmail(email));
  const known =
    device &&
    (await account
      .innerJoin('known_devices', 'known_devices.user_id', 'users.id')
      .select('known_devices.id')
      .where('hash', '=', device)
      .where('used_at', '>', at(-LIFETIME_S))
      .executeTakeFirst());
  if (known) return counterOf(known.id);
  const remembered =
    remember &&
    (await account
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .select('sessions.id')
      .where('remember_hash', '=', remember)
      .where('remember_until', '>', at(0))
      .executeTakeFirst());
  return remembered ? { rule: 'devicePassword', of: `session ${remembered.id}` } : undefined;
}

/** The counters of all known devices of an account. */
export async function findDeviceCounters(db: Queries, userId: number): Promise<AttemptCounter[]> {
  const devices = await db.selectFrom('known_devices').select('id').where('user_id', '=', userId).execute();
  return devices.map(({ id }) => counterOf(id));
}

function counterOf(id: number): AttemptCounter {
  return { rule: 'devicePassword', of: `device ${id}` };
}

/** Deletes up to `atOnce` browsers that have not been used for too long. */
export async function purgeOldDevices(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('known_devices')
    .where('id', 'in', (any) => any.selectFrom('known_devices').select('id').where('used_at', '<', at(-LIFETIME_S)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function at(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
