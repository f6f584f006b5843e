// Recovery codes for users who lost the app: each works once. Stored as hashes, without salt, since the codes are long and random.
import { createHash, randomInt } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

/** Crockford's 32 characters, which exclude those easily confused on paper. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Replaces the account's codes by ten new ones of 80 random bits each. */
export async function replaceRecoveryCodes(db: Queries, user_id: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, generateCode);
  await removeRecoveryCodes(db, user_id);
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ hash: hashOf(plain(code)), user_id })))
    .execute();
  return codes;
}

export async function removeRecoveryCodes(db: Queries, user_id: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
}

/** Whether `code` was one of the account's; it is used up. Of simultaneous requests, one succeeds. */
export async function consumeRecoveryCode(db: Queries, user_id: number, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom('recovery_codes')
    .where('hash', '=', hashOf(plain(code)))
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Queries, user_id: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** `k7fq-2mzx-90ab-cdef` */
function generateCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => signs[randomInt(signs.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Normalises a typed code: case, spaces and letters confused with digits. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
