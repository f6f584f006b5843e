// Browsers that have signed in to an account before. They prove it by a cookie, and are not shut out by what others at the same
// address have guessed: what is tried from them counts for the account alone.
import type { Queries } from '#kit/server/database/database.ts';
import type { PublicAddress } from '#kit/server/publicAddress.ts';
import { type Cookies, cookiesFor, makeSecret } from './cookies.ts';
import { normalEmail } from './tables.ts';

const LIFETIME_S = 180 * 86_400;
/** Of one account; the one used longest ago makes way. */
const MOST_DEVICES = 20;

export function deviceCookies(publicAddress: PublicAddress): Cookies {
  return cookiesFor(publicAddress, 'device', LIFETIME_S);
}

/**
 * Knows the browser again at its next sign-in to this account. What it was known by before, to this account or another one, ends: nobody
 * who gave it its cookie knows the new one.
 * @param before the hash of the cookie it has
 * @returns the secret of its new cookie
 */
export async function knowDevice(db: Queries, userId: number, before: string | null): Promise<string> {
  if (before !== null) await db.deleteFrom('known_devices').where('hash', '=', before).execute();
  const { secret, hash } = makeSecret();
  await db
    .insertInto('known_devices')
    .values({ hash, user_id: userId, used_at: at(0) })
    .execute();
  const kept = db
    .selectFrom('known_devices')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('hash')
    .limit(MOST_DEVICES);
  await db.deleteFrom('known_devices').where('user_id', '=', userId).where('hash', 'not in', kept).execute();
  return secret;
}

/** Whether a browser with these cookies has signed in to the account of `email` before, or is remembered by it. */
export async function isKnownDevice(db: Queries, email: string, { device, remember }: Record<'device' | 'remember', string | null>) {
  const account = db.selectFrom('users').select('users.id').where('email', '=', normalEmail(email));
  const known =
    device &&
    (await account
      .innerJoin('known_devices', 'known_devices.user_id', 'users.id')
      .where('hash', '=', device)
      .where('used_at', '>', at(-LIFETIME_S))
      .executeTakeFirst());
  if (known) return true;
  const remembered =
    remember &&
    (await account
      .innerJoin('sessions', 'sessions.user_id', 'users.id')
      .where('remember_hash', '=', remember)
      .where('remember_until', '>', at(0))
      .executeTakeFirst());
  return Boolean(remembered);
}

/** Browsers that have not come for too long, up to `atOnce`. */
export async function removeOldDevices(db: Queries, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('known_devices')
    .where('hash', 'in', (any) => any.selectFrom('known_devices').select('hash').where('used_at', '<', at(-LIFETIME_S)).limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function at(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
