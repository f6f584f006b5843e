// E-mail and username of a new account: each belongs to one alone, however it is spelt.
import { type Language, Problem, type Titles } from '#kit/errors.ts';
import { isLike, likePart } from '#kit/server/contains.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** The turn of all who look whether a name is free before they take it. */
export const NAMING = 'users';

type Names = { email: string; username: string };

export async function findTaken(db: Queries, { email, username }: Names): Promise<{ email: boolean; username: boolean }> {
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  return { email: known !== undefined, username: await isUsernameTaken(db, username) };
}

/** Databases know small and capital letters of ASCII alone, so they find by the folded line, which knows no accents either. */
async function isUsernameTaken(db: Queries, username: string): Promise<boolean> {
  const similar = await db
    .selectFrom('users')
    .select('username')
    .where((user) => user.or([user('username', '=', username), isLike(user.ref('busca'), `%\n${likePart(username)}\n%`)]))
    .execute();
  return similar.some((row) => small(row.username) === small(username));
}

/** A username for somebody who has not chosen one, made of the address. */
export async function inventUsername(db: Queries, email: string): Promise<string> {
  const [local = ''] = email.split('@');
  const stem = (local.replace(/[^\p{L}\p{N}._-]/gu, '') || 'user').slice(0, 30).padEnd(2, '-');
  for (let number = 1; ; number++) {
    const username = number === 1 ? stem : `${stem}${number}`;
    if (!(await isUsernameTaken(db, username))) return username;
  }
}

/** @throws {Problem} `validation` for a password that whoever knows the account knows too */
export function mustNotBeItsName(password: string, { email, username }: Names, path: string, language: Language): void {
  if ([email, username].some((name) => small(name) === small(password)))
    throw new Problem('validation', undefined, [{ path, message: guessable[language] }]);
}

function small(text: string): string {
  return text.normalize().toLowerCase();
}

const guessable: Titles = {
  pt: 'não pode ser o e-mail nem o nome de usuário',
  en: 'must be neither the e-mail nor the username',
  fr: "ne peut être ni l'e-mail ni le nom d'utilisateur",
  de: 'darf weder die E-Mail noch der Benutzername sein',
};
