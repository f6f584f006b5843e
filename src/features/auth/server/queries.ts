import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { needs, UserData } from '../contract.ts';
import { abilityOf, needsMet, signInRole } from './abilities.ts';
import type { UsersTable } from './tables.ts';

const columns = ['id', 'full_name', 'username', 'email', 'avatar', 'role', 'ability'] as const;

export type Account = { id: number } & Pick<UsersTable, Exclude<(typeof columns)[number], 'id'>>;

/** Of those who may come in: who was removed, is disabled, or has yet to follow an invitation, is not found. */
export function findAccount(db: Queries, id: number): Promise<Account | undefined> {
  return ofActive(db).select(columns).where('id', '=', id).executeTakeFirst();
}

/** With the password's hash: for signing in alone. */
export function findAccountToSignIn(db: Queries, email: string): Promise<(Account & { password: string }) | undefined> {
  return ofActive(db)
    .select([...columns, 'password'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
}

function ofActive(db: Queries) {
  return db.selectFrom('users').where('removed_at', 'is', null).where('status', '=', 'active');
}

export function toUserData(account: Account, images: Pick<Images, 'addressOf'>): UserData {
  const { id, full_name: fullName, username, email, avatar } = account;
  return { id, fullName, username, avatar: images.addressOf(avatar), email, role: signInRole(account), ability: abilityOf(account) };
}

/** Which of `needs` an account meets; none where there is no such account. */
export async function findNeedsMet({ read }: Database, id: number): Promise<(keyof typeof needs)[]> {
  const account = await findAccount(read, id);
  return account ? needsMet(account) : [];
}
