import type { Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

/** What an account is called, also one that may not come in: by its address as long as it has said no name; undefined where there is none. */
export async function findName(db: Queries, id: number): Promise<string | undefined> {
  const account = await db.selectFrom('users').select(['full_name', 'email']).where('id', '=', id).executeTakeFirst();
  return account && (account.full_name || account.email);
}
