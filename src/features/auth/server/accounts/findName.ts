import type { Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';

/** The account's display name, or its address if it has none, also of inactive accounts; undefined if it does not exist. */
export async function findName(db: Queries, id: number): Promise<string | undefined> {
  const account = await db.selectFrom('users').select(['full_name', 'email']).where('id', '=', id).executeTakeFirst();
  return account && (account.full_name || account.email);
}
