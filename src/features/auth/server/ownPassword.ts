// The password said again, before something is changed that whoever finds an open browser must not change.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { Problem, type Titles } from '#kit/errors.ts';
import type { RecordHappening } from '#kit/server/audit.ts';
import type { Database } from '#kit/server/database/database.ts';
import { attempt, release, reserve } from './attempts.ts';
import { isPassword } from './passwords.ts';
import { type Account, MOST_EMAIL, passwordOf } from './queries.ts';

const wrong: Titles = {
  pt: 'não é a senha desta conta',
  en: "is not this account's password",
  fr: "n'est pas le mot de passe de ce compte",
  de: 'ist nicht das Passwort dieses Kontos',
};

type Guard = { database: Database; record: RecordHappening<AuditKind> };
type Said = { account: Pick<Account, 'id' | 'email'>; password: string; path: string; request: FastifyRequest };

/**
 * Counted like passwords at the door. It takes long, so no transaction should wait for it.
 * @param path where the password stands in the request: `body.password`
 * @throws {Problem} `validation` where it is wrong; `too-many-requests`
 */
export async function mustBeOwnPassword({ database, record }: Guard, { account, password, path, request }: Said): Promise<void> {
  const email = account.email.slice(0, MOST_EMAIL);
  const reservation = await reserve(database, passwordOf(account.email, request), (db) =>
    record(db, request, { kind: 'signInBlocked', details: { email } }),
  );
  const isRight = await attempt(database, reservation, () => isOwn(database, account.id, password));
  await database.write(async (db) => {
    if (isRight) await release(db, reservation);
    else await record(db, request, { kind: 'signInFailed', details: { email } });
  });
  if (!isRight) throw new Problem('validation', undefined, [{ path, message: wrong[request.language] }]);
}

async function isOwn({ read }: Database, id: number, password: string): Promise<boolean> {
  const row = await read.selectFrom('users').select('password').where('id', '=', id).executeTakeFirst();
  return isPassword(password, row?.password || null);
}
