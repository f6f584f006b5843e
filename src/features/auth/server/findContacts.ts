// Everybody who has an account, as a search lists them.
import { sql } from 'kysely';
import { dayInBrasilia } from '#kit/brasilia.ts';
import { isLike, likePart } from '#kit/server/contains.ts';
import type { Database } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** `img` is empty where there is no picture; `date` is the day the account was made on, `28/05/2026`. */
export type FoundContact = { title: string; email: string; img: string; date: string };

/** Up to `limit` people with `q` in their name or address, those whose name begins with it first; with an empty `q` all. */
export async function findContacts({ read, engine }: Database, { q, limit }: { q: string; limit: number }): Promise<FoundContact[]> {
  const part = likePart(q);
  const name = engine.folded(sql.ref('full_name'));
  const rows = await read
    .selectFrom('users')
    .select(['full_name', 'email', 'avatar', 'created_at'])
    .$if(part !== '', (query) =>
      query
        .where((is) => is.or([isLike(name, `%${part}%`), isLike(engine.folded(is.ref('email')), `%${part}%`)]))
        .orderBy(isLike(name, `${part}%`), 'desc'),
    )
    .orderBy(name)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ full_name, email, avatar, created_at }) => ({
    title: full_name,
    email,
    img: avatar ?? '',
    date: dayInBrasilia(new Date(created_at)).split('-').reverse().join('/'),
  }));
}
