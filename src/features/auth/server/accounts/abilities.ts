// What each role may do: the specification's table, on the wire and in the server's own decisions.
import { type AbilityRule, needs, type UserData } from '../../contract.ts';
import type { UsersTable } from '../tables.ts';

const read = (...subjects: string[]): AbilityRule[] => subjects.map((subject) => ({ action: 'read', subject }));

const byRole: Record<UserData['role'], AbilityRule[]> = {
  admin: read('ACL', 'Auth', 'standard', 'dnsUpload'),
  client: read('ACL', 'Auth', 'standard'),
};

type Account = Pick<UsersTable, 'role' | 'ability'>;

/** Roles of the list are finer than those one signs in with. */
export function signInRole({ role }: Pick<Account, 'role'>): UserData['role'] {
  return role === 'admin' ? 'admin' : 'client';
}

export function abilityOf(account: Account): AbilityRule[] {
  return account.ability ?? byRole[signInRole(account)];
}

/** Which of `needs` an account meets, as the browser's guards read its rules. */
export function needsMet(account: Account): (keyof typeof needs)[] {
  const rules = abilityOf(account);
  const names = Object.keys(needs) as (keyof typeof needs)[];
  return names.filter((name) =>
    rules.some(
      ({ action, subject }) =>
        (action === needs[name].action || action === 'manage') && (subject === needs[name].subject || subject === 'all'),
    ),
  );
}

/** Admins, and accounts that may manage all, run the product. */
export function isAdmin({ role, ability }: Account): boolean {
  return role === 'admin' || (ability ?? []).some(({ action, subject }) => action === 'manage' && subject === 'all');
}
