// What nobody may do to an account, and what happens at once to whoever must not come in any more.
import type { Selectable } from 'kysely';
import { lockAccount, removeLinks, type UsersTable } from '#features/auth/server/tables.ts';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { UsersOptions } from './ports.ts';
import { presentUsers } from './queries.ts';

type Powers = Pick<UsersOptions, 'isAdmin' | 'demo'>;
type Account = Pick<Selectable<UsersTable>, 'role' | 'ability' | 'is_demo' | 'status' | 'password'>;

/** Whether it is one of those who administer and can sign in. */
export function isActiveAdmin(account: Account, { isAdmin, demo }: Powers): boolean {
  return account.status === 'active' && account.password !== '' && isAdmin(account) && !(demo.isOff && account.is_demo);
}

/** To be asked after somebody who counted was changed, in its transaction. @throws {Problem} `last-admin` where nobody is left who counts */
export async function mustLeaveAnAdmin(db: Queries, powers: Powers): Promise<void> {
  const candidates = await presentUsers(db)
    .select(['role', 'ability', 'is_demo', 'status', 'password'])
    .where('status', '=', 'active')
    .where('password', '<>', '')
    .where((user) => user.or([user('role', '=', 'admin'), user('ability', 'is not', null)]))
    .execute();
  if (!candidates.some((account) => isActiveAdmin(account, powers))) throw new Problem('last-admin');
}

/** Ends all that lets somebody in: sign-ins, and links by which a password is chosen. */
export async function revokeAccess(db: Queries, id: number): Promise<void> {
  // Whoever is about to come in has come in by then, or finds the door shut.
  await lockAccount(db, id);
  await db.deleteFrom('sessions').where('user_id', '=', id).execute();
  await removeLinks(db, id);
}
