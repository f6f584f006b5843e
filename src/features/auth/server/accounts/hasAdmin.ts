import type { Database } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';
import { isAdmin } from './abilities.ts';

/** Whether any admin can sign in. @param demoCounts whether the demo accounts may sign in */
export async function hasAdmin({ read }: Database, demoCounts: boolean): Promise<boolean> {
  const candidates = await read
    .selectFrom('users')
    .select(['role', 'ability'])
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .where('password', '<>', '')
    .where((user) => user.or([user('role', '=', 'admin'), user('ability', 'is not', null)]))
    .$if(!demoCounts, (query) => query.where('is_demo', '=', false))
    .limit(100)
    .execute();
  return candidates.some(isAdmin);
}
