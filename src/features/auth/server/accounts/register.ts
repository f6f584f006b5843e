import type { FastifyRequest } from 'fastify';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Handlers } from '#kit/server/http/serve.ts';
import type { auth } from '../../contract.ts';
import { mustBeHardToGuess } from '../passwords/passwordRules.ts';
import { hashPassword } from '../passwords/passwords.ts';
import type { AuthOptions } from '../ports.ts';
import { type Account, actorOf, toUserData } from '../queries.ts';
import { networkOf, reserve } from '../sessions/attempts.ts';
import { originOf } from '../sessions/origin.ts';
import { findTakenNames, keysOfAccount, NAMES_LOCK, normalEmail } from '../tables.ts';

/** The wording is the specification's. */
const inUse = { email: 'This email is already in use.', username: 'This username is already in use.' };

/** By the specification, a registered account may manage all. */
export const managesAll = { role: 'admin' as const, ability: [{ action: 'manage', subject: 'all' }] };

export function registerHandlers({
  database,
  tokens,
  images,
  record,
  registrationFor,
  registrationsPerHour,
  appName,
}: AuthOptions): Pick<Handlers<typeof auth>, 'register'> {
  const add = (names: Names, password: string, request: FastifyRequest) =>
    database.write(async (db) => {
      const taken = await refusal(db, names);
      if (taken) return taken;
      const account = await createAccount(db, { ...names, password, status: 'active' });
      const grant = await tokens.begin(db, account.id, originOf(request));
      await record(db, request, { kind: 'registered', actor: actorOf(account) });
      return { account, grant };
    }, NAMES_LOCK);

  return {
    register: async ({ body }, { request, language }) => {
      if ((await registrationFor(request)) !== 'open') throw new Problem('registration-closed');
      const names = { email: normalEmail(body.email), username: body.username.normalize() };
      await mustBeHardToGuess(body.password, { ...names, appName }, 'body.password', language);
      await reserve(database, [{ rule: 'addressRegister', of: networkOf(request.ip), most: registrationsPerHour }]);
      const early = await refusal(database.read, names);
      if (early) return early;
      const password = await hashPassword(body.password);
      const registered = await add(names, password, request);
      if ('error' in registered) return registered;
      // By the specification, registering returns no refresh token.
      const { accessToken } = await tokens.sign(registered.grant);
      return { user: toUserData(registered.account, images), accessToken };
    },
  };
}

type Names = { email: string; username: string };

async function refusal(db: Queries, names: Names) {
  const taken = await findTakenNames(db, names);
  if (!taken.email && !taken.username) return null;
  return { error: { email: taken.email ? inUse.email : null, username: taken.username ? inUse.username : null } };
}

/** Creates an account that may manage all. @param password its hash; empty: none yet */
export async function createAccount(
  db: Queries,
  { email, username, password, status }: { email: string; username: string; password: string; status: 'active' | 'pending' },
): Promise<Account> {
  const names = { full_name: '', username, email };
  const { id } = await db
    .insertInto('users')
    .values({
      ...names,
      ...{ password, status, role: managesAll.role, avatar: null, created_at: new Date().toISOString() },
      ability: JSON.stringify(managesAll.ability) as never,
      ...keysOfAccount({ ...names, company: '', country: '' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, ...names, avatar: null, is_demo: false, ...managesAll };
}
