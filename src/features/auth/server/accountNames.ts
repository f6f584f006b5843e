// E-mail and username of a new account: each belongs to one alone, however it is spelt.
import { cutText } from '#kit/cutText.ts';
import { type Language, Problem, type Titles } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { findTakenNames, isSameName } from './tables.ts';

type Names = { email: string; username: string };

/** A username for somebody who has not chosen one, made of the address. */
export async function inventUsername(db: Queries, email: string): Promise<string> {
  const [local = ''] = email.split('@');
  const stem = cutText(local.replace(/[^\p{L}\p{N}._-]/gu, '') || 'user', 30).padEnd(2, '-');
  for (let number = 1; ; number++) {
    const username = number === 1 ? stem : `${stem}${number}`;
    if (!(await findTakenNames(db, { username })).username) return username;
  }
}

/** @throws {Problem} `validation` for a password that whoever knows the account knows too */
export function mustNotBeItsName(password: string, { email, username }: Names, path: string, language: Language): void {
  if ([email, username].some((name) => isSameName(name, password)))
    throw new Problem('validation', undefined, [{ path, message: guessable[language] }]);
}

const guessable: Titles = {
  pt: 'não pode ser o e-mail nem o nome de usuário',
  en: 'must be neither the e-mail nor the username',
  fr: "ne peut être ni l'e-mail ni le nom d'utilisateur",
  de: 'darf weder die E-Mail noch der Benutzername sein',
};
