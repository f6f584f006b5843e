import type { Queries } from '#kit/server/database/database.ts';
import { sessionPasswordOf } from '../queries.ts';
import { clearAttempts } from '../sessions/attempts.ts';
import { findDeviceCounters } from '../sessions/devices.ts';
import type {} from '../tables.ts';

/**
 * Sets an account's password. Ends its links and its sessions except the caller's, and clears the failed attempts against the
 * old password.
 */
export async function setPassword(
  db: Queries,
  { id, email }: { id: number; email: string },
  hash: string,
  session?: string,
): Promise<void> {
  await db.updateTable('users').set({ password: hash }).where('id', '=', id).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', id)
    .where('id', '<>', session ?? '')
    .execute();
  await db.deleteFrom('account_links').where('user_id', '=', id).execute();
  await clearAttemptsOf(db, { id, email });
}

/** Clears the failed attempts at an account, from all its browsers. @returns how many were counted */
export async function clearAttemptsOf(db: Queries, { id, email }: { id: number; email: string }): Promise<number> {
  return clearAttempts(db, [{ rule: 'accountPassword', of: email }, sessionPasswordOf(id), ...(await findDeviceCounters(db, id))]);
}
