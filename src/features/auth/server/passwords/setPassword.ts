import type { Queries } from '#kit/server/database/database.ts';
import { sessionPasswordOf } from '../queries.ts';
import { clearAttempts } from '../sessions/attempts.ts';
import { findDeviceCounters } from '../sessions/devices.ts';
import type {} from '../tables.ts';

/**
 * Gives an account another password. Its sessions end but that of whoever does it, so do its links, and what was tried against the
 * old one no longer counts.
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
  await clearAttempts(db, [{ rule: 'accountPassword', of: email }, sessionPasswordOf(id), ...(await findDeviceCounters(db, id))]);
}
