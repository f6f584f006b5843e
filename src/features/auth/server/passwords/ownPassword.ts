// Asks for the current password again before sensitive changes, in case someone else uses an open browser.
import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { cutText } from '#kit/cutText.ts';
import { type LocalizedText, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { type Account, MOST_EMAIL, sessionPasswordOf } from '../queries.ts';
import { attempt, release, reserve } from '../sessions/attempts.ts';
import { lockAccount } from '../tables.ts';
import { isPassword } from './passwords.ts';

const wrong: LocalizedText = {
  pt: 'senha incorreta',
  en: 'wrong password',
  fr: 'n’est pas le mot de passe de ce compte',
  de: 'ist nicht das Passwort dieses Kontos',
};

type Guard = { database: Database; record: RecordAuditEntry<AuditKind> };
type Said = { account: Pick<Account, 'id' | 'email'>; password: string; path: string; request: FastifyRequest };

/** Checks, in the transaction of the change, that the verified password and session are still current. */
export type StillOwn = (db: Queries) => Promise<void>;

/**
 * Counts attempts by account, apart from sign-ins. It takes long, so call it outside a transaction.
 * @param path the path of the password in the request: `body.password`
 * @returns a check to run in the transaction: a reset, or a sign-out everywhere, that happened since is not undone
 * @throws {Problem} `validation` where it is wrong; `too-many-requests`
 */
export async function mustBeOwnPassword({ database, record }: Guard, { account, password, path, request }: Said): Promise<StillOwn> {
  const email = cutText(account.email, MOST_EMAIL);
  // Logged as a check within a session, not as a sign-in attempt.
  const details = { email, again: true };
  const reservation = await reserve(database, [sessionPasswordOf(account.id)], (db) =>
    record(db, request, { kind: 'signInBlocked', details: { ...details, by: 'account' } }),
  );
  const hash = (await findHash(database.read, account.id)) || null;
  const isRight = await attempt(database, reservation, () => isPassword(password, hash));
  await database.write(async (db) => {
    if (isRight) await release(db, reservation);
    else await record(db, request, { kind: 'signInFailed', details });
  });
  const refusal = new Problem('validation', undefined, [{ path, message: wrong[request.language] }]);
  if (!isRight) throw refusal;
  return async (db) => {
    await lockAccount(db, account.id);
    if (!(await isOpen(db, account.id, request.caller?.session))) throw new Problem('unauthenticated');
    if ((await findHash(db, account.id)) !== hash) throw refusal;
  };
}

async function findHash(db: Queries, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirst();
  return row?.password;
}

async function isOpen(db: Queries, user_id: number, session = ''): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('id').where('id', '=', session).where('user_id', '=', user_id).executeTakeFirst();
  return row !== undefined;
}
