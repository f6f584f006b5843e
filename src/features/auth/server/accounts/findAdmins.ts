import type { Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';
import { isAdmin } from './abilities.ts';

/** The ids of active admins. */
export async function findAdmins(db: Queries): Promise<number[]> {
  const candidates = await db
    .selectFrom('users')
    .select(['id', 'role', 'ability'])
    .where('status', '=', 'active')
    .where('removed_at', 'is', null)
    .where('password', '<>', '')
    .where((user) => user.or([user('role', '=', 'admin'), user('ability', 'is not', null)]))
    .execute();
  return candidates.filter(isAdmin).map(({ id }) => id);
}
