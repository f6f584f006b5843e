// Everybody who has an account, as a search lists them.
import { dayInBrasilia } from '#brasil/clock.ts';
import type { Database } from '#kit/server/database/database.ts';
import { fillBusca, findContaining } from '#kit/server/text/contains.ts';
import { findTakenNames, foldedOfAccounts, keysOfAccount } from '../tables.ts';

/** `title` is the name, or the username of whoever has said none; `img` is the id of a picture; `date` is the day the account was made on, `28/05/2026`. */
export type FoundContact = { id: number; title: string; email: string; img: string | null; date: string };

/** Has accounts found, compared and put in order that are older than the columns for it. Whose name an earlier one has gets no key. */
export function backfillAccountKeys(database: Database): Promise<void> {
  return fillBusca(database, 'users', foldedOfAccounts, async ({ id, ...account }, db) => {
    const taken = await findTakenNames(db, account, id);
    return { ...keysOfAccount(account), ...(taken.username && { username_key: null }) };
  });
}

/** Up to `limit` people with `q` in their name, username or address by name, those whose name begins with it first; with an empty `q` the first of all. */
export async function findContacts({ read }: Database, asked: { q: string; limit: number }): Promise<FoundContact[]> {
  const rows = await findContaining(asked, (isAsked, limit) =>
    read
      .selectFrom('users')
      .select(['id', 'full_name', 'username', 'email', 'avatar', 'created_at'])
      // Found by the index alone; of the rows only those are read that are shown.
      .where('id', 'in', (is) =>
        is
          .selectFrom('users')
          .select('id')
          .where('removed_at', 'is', null)
          .where((user) => isAsked(user.ref('busca')))
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
