// Finds accounts for the search.
import { dayInBrasilia } from '#kit/clock.ts';
import type { Database } from '#kit/server/database/database.ts';
import { fillBusca, findContaining } from '#kit/server/text/contains.ts';
import { findTakenNames, foldedOfAccounts, keysOfAccount } from '../tables.ts';

/** `title` is the name, or the username if there is none; `img` is the id of a picture; `date` is the day of creation, `28/05/2026`. */
export type FoundContact = { id: number; title: string; email: string; img: string | null; date: string };

/** Fills the search and sort keys of accounts older than those columns. A username taken by an earlier account gets no key. */
export function backfillAccountKeys(database: Database): Promise<void> {
  return fillBusca(database, 'users', foldedOfAccounts, async ({ id, ...account }, db) => {
    const taken = await findTakenNames(db, account, id);
    return { ...keysOfAccount(account), ...(taken.username && { username_key: null }) };
  });
}

/** Up to `limit` users whose name, username or address contains `q`, by name, prefix matches first; with an empty `q` the first ones. */
export async function findContacts({ read }: Database, query: { q: string; limit: number }): Promise<FoundContact[]> {
  const rows = await findContaining(query, (matches, limit) =>
    read
      .selectFrom('users')
      .select(['id', 'full_name', 'username', 'email', 'avatar', 'created_at'])
      // The index alone finds the ids; only the rows of the result are read.
      .where('id', 'in', (is) =>
        is
          .selectFrom('users')
          .select('id')
          .where('removed_at', 'is', null)
          .where((user) => matches(user.ref('busca')))
          .orderBy('busca')
          .limit(limit),
      )
      .orderBy('busca')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ id, full_name, username, email, avatar, created_at }) => ({
    id,
    title: full_name || username,
    email,
    img: avatar,
    date: dayInBrasilia(new Date(created_at)).split('-').reverse().join('/'),
  }));
}
