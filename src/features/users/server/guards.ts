// Rules that protect accounts, and how access is revoked.
import type { Selectable } from 'kysely';
import { lockAccount, removeLinks, type UsersTable } from '#features/auth/server/tables.ts';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { UsersOptions } from './ports.ts';
import { presentUsers } from './queries.ts';

type Powers = Pick<UsersOptions, 'isAdmin' | 'demo'>;
type Account = Pick<Selectable<UsersTable>, 'role' | 'ability' | 'is_demo' | 'status' | 'password'>;

/** Whether the account is an admin who can sign in. */
export function isActiveAdmin(account: Account, { isAdmin, demo }: Powers): boolean {
  return account.status === 'active' && account.password !== '' && isAdmin(account) && !(demo.isOff && account.is_demo);
}

/** Call after an admin was changed, in the same transaction. @throws {Problem} `last-admin` if no active admin is left */
export async function mustLeaveAnAdmin(db: Queries, powers: Powers): Promise<void> {
  const candidates = await presentUsers(db)
    .select(['role', 'ability', 'is_demo', 'status', 'password'])
    .where('status', '=', 'active')
    .where('password', '<>', '')
    .where((user) => user.or([user('role', '=', 'admin'), user('ability', 'is not', null)]))
    .execute();
  if (!candidates.some((account) => isActiveAdmin(account, powers))) throw new Problem('last-admin');
}

/** Ends all access: sessions, and links to choose a password. */
export async function revokeAccess(db: Queries, id: number): Promise<void> {
  // Waits for a sign-in in progress; a later one is refused.
  await lockAccount(db, id);
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await removeLinks(db, id);
}
