// Everybody who has an account, as a search lists them.
import { dayInBrasilia } from '#kit/brasilia.ts';
import { fillBusca, findContaining } from '#kit/server/contains.ts';
import type { Database } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** `img` is empty where there is no picture; `date` is the day the account was made on, `28/05/2026`. */
export type FoundContact = { title: string; email: string; img: string; date: string };

/** Has accounts found that are older than their column `busca`. */
export function fillContacts(database: Database): Promise<void> {
  return fillBusca(database, 'users', ['full_name', 'email']);
}

/** Up to `limit` people with `q` in their name or address by name, those whose name begins with it first; with an empty `q` the first of all. */
export async function findContacts({ read }: Database, asked: { q: string; limit: number }): Promise<FoundContact[]> {
  const rows = await findContaining(asked, (isAsked, limit) =>
    read
      .selectFrom('users')
      .select(['full_name', 'email', 'avatar', 'created_at'])
      // Found by the index alone; of the rows only those are read that are shown.
      .where('id', 'in', (is) =>
        is
          .selectFrom('users')
          .select('id')
          .where((user) => isAsked(user.ref('busca')))
          .orderBy('busca')
          .limit(limit),
      )
      .orderBy('busca')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ full_name, email, avatar, created_at }) => ({
    title: full_name,
    email,
    img: avatar ?? '',
    date: dayInBrasilia(new Date(created_at)).split('-').reverse().join('/'),
  }));
}
