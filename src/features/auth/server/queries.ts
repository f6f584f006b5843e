import type { Database, Queries } from '#kit/server/database/database.ts';
import type { needs, UserData } from '../contract.ts';
import { abilityOf, needsMet } from './abilities.ts';
import type {} from './tables.ts';

const columns = ['id', 'full_name', 'username', 'email', 'avatar', 'role', 'ability'] as const;

type Account = {
  id: number;
  full_name: string;
  username: string;
  email: string;
  avatar: string | null;
  role: 'admin' | 'client';
  ability: UserData['ability'] | null;
};

export function findAccount(db: Queries, id: number): Promise<Account | undefined> {
  return db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
}

/** With the password's hash: for signing in alone. */
export function findAccountToSignIn(db: Queries, email: string): Promise<(Account & { password: string }) | undefined> {
  return db
    .selectFrom('users')
    .select([...columns, 'password'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

export function toUserData(account: Account): UserData {
  const { id, full_name: fullName, username, email, avatar, role } = account;
  return { id, fullName, username, avatar, email, role, ability: abilityOf(account) };
}

/** Which of `needs` an account meets; none where there is no such account. */
export async function findNeedsMet({ read }: Database, id: number): Promise<(keyof typeof needs)[]> {
  const account = await findAccount(read, id);
  return account ? needsMet(account) : [];
}
