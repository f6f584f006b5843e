// The password said again, before something is changed that whoever finds an open browser must not change.

import type { Language } from '#kit/errors.ts';
import { Problem, type Titles } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isPassword } from './passwords.ts';
import type {} from './tables.ts';

const wrong: Titles = {
  pt: 'não é a senha desta conta',
  en: "is not this account's password",
  fr: "n'est pas le mot de passe de ce compte",
  de: 'ist nicht das Passwort dieses Kontos',
};

/** Whether that is the account's password; it takes long, so no transaction should wait for it. */
export async function isOwnPassword(db: Queries, id: number, password: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirst();
  return isPassword(password, account?.password || null);
}

/** @param path where the password stands in the request: `body.password` */
export function wrongPassword(path: string, language: Language): Problem {
  return new Problem('validation', undefined, [{ path, message: wrong[language] }]);
}
