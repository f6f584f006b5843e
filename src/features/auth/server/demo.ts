// The two accounts anybody may try the demo with; the login page shows them.
import type { Database } from '#kit/server/database/database.ts';
import { hashPassword } from './passwords.ts';
import type { UsersTable } from './tables.ts';

type DemoAccount = Pick<UsersTable, 'full_name' | 'username' | 'email' | 'password' | 'role'>;

export const demoAccounts: readonly DemoAccount[] = [
  { full_name: 'Helena Prado', username: 'helena', email: 'admin@demo.com', password: 'admin', role: 'admin' },
  { full_name: 'Tiago Nunes', username: 'tiago', email: 'client@demo.com', password: 'client', role: 'client' },
];

/** Adds the demo accounts where they are missing. */
export async function seedAccounts(database: Database): Promise<void> {
  const rows = await Promise.all(
    demoAccounts.map(async (account) => ({
      ...account,
      password: await hashPassword(account.password),
      avatar: null,
      ability: null,
      created_at: new Date().toISOString(),
    })),
  );
  await database.write((db) =>
    db
      .insertInto('users')
      .values(rows)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute(),
  );
}
