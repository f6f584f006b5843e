// What each role may do, following the specification's table; used in answers and for the server's own checks.
import type { AbilityRule, UserData } from '../../contract.ts';
import type { UsersTable } from '../tables.ts';

const read = (...subjects: string[]): AbilityRule[] => subjects.map((subject) => ({ action: 'read', subject }));

const byRole: Record<UserData['role'], AbilityRule[]> = {
  admin: read('ACL', 'Auth', 'standard', 'dnsUpload'),
  client: read('ACL', 'Auth', 'standard'),
};

type Account = Pick<UsersTable, 'role' | 'ability'>;

/** Maps the roles of the user list to the two roles of a sign-in. */
export function signInRole({ role }: Pick<Account, 'role'>): UserData['role'] {
  return role === 'admin' ? 'admin' : 'client';
}

export function abilityOf(account: Account): AbilityRule[] {
  return account.ability ?? byRole[signInRole(account)];
}

/** Whether the account is an admin, or has the ability to manage all. */
export function isAdmin({ role, ability }: Account): boolean {
  return role === 'admin' || (ability ?? []).some(({ action, subject }) => action === 'manage' && subject === 'all');
}
