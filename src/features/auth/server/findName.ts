import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** What an account is called, also one that may not come in; undefined where there is none. */
export async function findName(db: Queries, id: number): Promise<string | undefined> {
  return (await db.selectFrom('users').select('full_name').where('id', '=', id).executeTakeFirst())?.full_name;
}
