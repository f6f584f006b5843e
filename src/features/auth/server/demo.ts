// The two accounts anybody may try the demo with; the login page shows them.
import type { Queries } from '#kit/server/database/database.ts';
import { hashPassword } from './passwords.ts';
import { buscaOfAccount, type UsersTable } from './tables.ts';

type DemoAccount = Pick<UsersTable, 'full_name' | 'username' | 'email' | 'password' | 'role'>;

export const demoAccounts: readonly DemoAccount[] = [
  { full_name: 'Helena Prado', username: 'helena', email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { full_name: 'Tiago Nunes', username: 'tiago', email: 'client@demo.com', password: 'client', role: 'subscriber' },
];

/** The accounts' passwords, hashed; apart, because it takes longer than a transaction should. */
export function hashDemoPasswords(): Promise<string[]> {
  return Promise.all(demoAccounts.map(({ password }) => hashPassword(password)));
}

/** @param passwords of `hashDemoPasswords` */
export async function seedAccounts(db: Queries, passwords: string[]): Promise<void> {
  const created_at = new Date().toISOString();
  const rows = demoAccounts.map((account, index) => ({
    ...account,
    password: passwords[index] as string,
    avatar: null,
    ability: null,
    created_at,
    busca: buscaOfAccount(account),
  }));
  await db.insertInto('users').values(rows).execute();
}

export function isDemo(email: string): boolean {
  return demoAccounts.some((account) => account.email === email);
}
