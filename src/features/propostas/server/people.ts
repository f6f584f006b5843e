// How people are shown, and who can be chosen.
import type {} from '#features/auth/server/tables.ts';
import type { LocalizedText } from '#kit/errors.ts';
import { type Language, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Pessoa } from '../entities.ts';

type Pictures = Pick<Images, 'addressOf'>;

const noAccount: LocalizedText = {
  pt: 'esta pessoa não tem uma conta ativa',
  en: 'this person has no active account',
  fr: 'cette personne n’a pas de compte actif',
  de: 'diese Person hat kein aktives Konto',
};

/** Accounts by id; removed ones are missing. */
export async function findPeople(db: Queries, ids: Iterable<number | null>, images: Pictures): Promise<Map<number, Pessoa>> {
  const asked = [...new Set(ids)].filter((id) => id !== null);
  if (asked.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'username', 'avatar'])
    .where('id', 'in', asked)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, full_name, username, avatar }) => [
      id,
      { id, fullName: full_name || username, username, avatar: images.addressOf(avatar) },
    ]),
  );
}

/** Those of these accounts that can sign in, in this order. */
export async function findActivePeople(db: Queries, ids: readonly number[], images: Pictures): Promise<Pessoa[]> {
  const active = new Set(await activeOf(db, ids));
  const people = await findPeople(
    db,
    ids.filter((id) => active.has(id)),
    images,
  );
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** @throws {Problem} `validation` if one of them cannot sign in; `path` names the field of each */
export async function mustBeActive(
  db: Queries,
  ids: readonly number[],
  path: (place: number) => string,
  language: Language,
): Promise<void> {
  const active = new Set(await activeOf(db, ids));
  const faults = ids.flatMap((id, place) => (active.has(id) ? [] : [{ path: path(place), message: noAccount[language] }]));
  if (faults.length > 0) throw new Problem('validation', undefined, faults);
}

/** Those of these accounts that can sign in. */
export async function activeOf(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** The display name of an account. */
export async function nameOfAccount(db: Queries, id: number): Promise<string> {
  const row = await db.selectFrom('users').select(['full_name', 'username']).where('id', '=', id).executeTakeFirst();
  return row ? row.full_name || row.username : '';
}
