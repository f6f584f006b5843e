// Two-step verification: a code from an authenticator app that shares a secret with the server (TOTP, RFC 6238), or a recovery code.
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '#kit/server/database/database.ts';
import { type Cipher, UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import type { SecretColumn } from '#kit/server/secrets/storedSecrets.ts';
import { SIGN_IN_LOCK } from '../queries.ts';
import type {} from '../tables.ts';
import { consumeRecoveryCode, removeRecoveryCodes, replaceRecoveryCodes } from './recoveryCodes.ts';

/** The secrets of apps. Checking a code compares the stored value, under this lock. */
export const twoStepSecrets: SecretColumn = { table: 'two_step', id: 'user_id', column: 'secret', lock: SIGN_IN_LOCK };
const placeOf = (user_id: number) => ({ table: 'two_step', id: user_id });

/** The defaults of every app. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 };
/** Clocks differ: the previous and next codes are accepted too. */
const WINDOW = 1;
/** How long a session that begins the setup again gets the same key. */
const SAME_KEY_MS = 600_000;

/**
 * Checks the code of a sign-in. A right one is used up, so it needs a transaction.
 * @param onRecoveryCode called in the transaction if it was a recovery code
 * @throws {UnreadableSecret} if codes of the app cannot be checked, and it is no recovery code
 */
export async function checkSecondStep(
  db: Queries,
  cipher: Cipher,
  { id }: { id: number },
  code: unknown,
  onRecoveryCode: () => Promise<void> = async () => {},
): Promise<'notNeeded' | 'missing' | 'wrong' | 'right'> {
  if (!(await isTwoStepOn(db, id))) return 'notNeeded';
  if (typeof code !== 'string' || code.trim() === '') return 'missing';
  // Recovery codes work without the secret.
  const ofApp = await consumeAppCode(db, cipher, id, code, 'on').catch(unreadable);
  if (ofApp === true) return 'right';
  if (!(await consumeRecoveryCode(db, id, code))) {
    if (ofApp) throw ofApp;
    return 'wrong';
  }
  await onRecoveryCode();
  return 'right';
}

function unreadable(error: unknown): UnreadableSecret {
  if (error instanceof UnreadableSecret) return error;
  throw error;
}

export async function isTwoStepOn(db: Queries, user_id: number): Promise<boolean> {
  const row = await db.selectFrom('two_step').select('started_at').where('user_id', '=', user_id).executeTakeFirst();
  return Boolean(row?.started_at);
}

/**
 * Creates a secret to be confirmed, replacing an unconfirmed one; null if two-step verification is on. For some minutes the same
 * session gets the same secret, so that a second tab does not invalidate the first one's key. Other sessions do not: an attacker
 * who began the setup with a stolen password would know the owner's key. Needs a transaction that has locked the account.
 */
export async function beginTwoStep(
  db: Queries,
  cipher: Cipher,
  account: { id: number; email: string },
  session: string | undefined,
  issuer: string,
): Promise<{ secret: string; uri: string } | null> {
  const pending = session === undefined ? undefined : await findPending(db, cipher, account.id, session);
  const secret = pending ? Secret.fromBase32(pending) : new Secret();
  const reply = { secret: secret.base32, uri: new TOTP({ ...kind, secret, issuer, label: account.email }).toString() };
  if (pending) return reply;
  const begun_at = new Date().toISOString();
  const stored = cipher.encrypt(placeOf(account.id), secret.base32);
  const row = { secret: stored, started_at: null, last_step: 0, begun_at, begun_in: session ?? null };
  const begun = await db
    .insertInto('two_step')
    .values({ user_id: account.id, ...row })
    .onConflict((known) => known.column('user_id').doUpdateSet(row).where('two_step.started_at', 'is', null))
    .executeTakeFirst();
  return begun.numInsertedOrUpdatedRows === 0n ? null : reply;
}

async function findPending(db: Queries, cipher: Cipher, user_id: number, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', user_id)
    .where('started_at', 'is', null)
    .where('begun_in', '=', session)
    .where('begun_at', '>', new Date(Date.now() - SAME_KEY_MS).toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  try {
    return cipher.decrypt(placeOf(user_id), row.secret);
  } catch (error) {
    unreadable(error);
    // One that nobody can confirm is replaced.
    return undefined;
  }
}

/** Turns it on with a first code, which is used up; null if the code is wrong. */
export async function confirmTwoStep(db: Queries, cipher: Cipher, user_id: number, code: string): Promise<string[] | null> {
  if (!(await consumeAppCode(db, cipher, user_id, code, 'pending'))) return null;
  await db.updateTable('two_step').set({ started_at: new Date().toISOString() }).where('user_id', '=', user_id).execute();
  return replaceRecoveryCodes(db, user_id);
}

/** Returns whether it was on. */
export async function endTwoStep(db: Queries, user_id: number): Promise<boolean> {
  const ended = await db.deleteFrom('two_step').where('user_id', '=', user_id).where('started_at', 'is not', null).executeTakeFirst();
  await removeRecoveryCodes(db, user_id);
  return ended.numDeletedRows > 0n;
}

/** Whether the app shows `code` now. Each code works once, and none older than the last used one: one statement compares and sets it. */
async function consumeAppCode(db: Queries, cipher: Cipher, user_id: number, code: string, state: 'on' | 'pending'): Promise<boolean> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return false;
  const known = await db.selectFrom('two_step').select('secret').where('user_id', '=', user_id).executeTakeFirst();
  if (!known) return false;
  const timestamp = Date.now();
  const secret = Secret.fromBase32(cipher.decrypt(placeOf(user_id), known.secret));
  const delta = TOTP.validate({ ...kind, token, secret, window: WINDOW, timestamp });
  if (delta === null) return false;
  const step = TOTP.counter({ period: kind.period, timestamp }) + delta;
  const spent = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', known.secret)
    .where('last_step', '<', step)
    .where('started_at', state === 'on' ? 'is not' : 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows > 0n;
}
