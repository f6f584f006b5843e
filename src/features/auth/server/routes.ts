import type { FastifyRequest } from 'fastify';
import type { AuditKind } from '#features/audit/contract.ts';
import { Problem } from '#kit/errors.ts';
import type { RecordHappening } from '#kit/server/audit.ts';
import { type Authenticate, type Caller, isLocal } from '#kit/server/caller.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Mailer } from '#kit/server/mail.ts';
import type { PublicAddress } from '#kit/server/publicAddress.ts';
import { answer, type Routes, serve } from '#kit/server/serve.ts';
import { auth, type Session } from '../contract.ts';
import { isAdmin } from './abilities.ts';
import { isDemo } from './demo.ts';
import { isPassword } from './passwords.ts';
import { type Account, findAccount, findAccountToSignIn, toUserData } from './queries.ts';
import type { Pair, Tokens } from './tokens.ts';

export type AuthOptions = {
  database: Database;
  tokens: Tokens;
  images: Images;
  mailer: Mailer;
  record: RecordHappening<AuditKind>;
  publicAddress: PublicAddress;
  /** From where the demo accounts may sign in. */
  demo: 'off' | 'local' | 'public';
};

/** The specification's words. */
const wrongCredentials = { error: { email: ['Email or Password is Invalid'] } };
const unexpected = { error: { email: ['Something went wrong'] } };
const invalidRefreshToken = { error: 'Invalid refresh token' };

export function authRoutes({ database, tokens, images, demo }: AuthOptions): Routes {
  const toSession = (account: Account, { accessToken, refreshToken }: Pair): Session => {
    return { userData: toUserData(account, images), accessToken, refreshToken };
  };
  const notYet = (): never => {
    throw new Problem('unavailable');
  };
  return serve(auth, {
    login: async ({ body: { email, password } }, { request }) => {
      if (typeof email !== 'string' || typeof password !== 'string') return answer(400, wrongCredentials);
      try {
        const account = await findAccountToSignIn(database.read, email);
        const known = await isPassword(password, account?.password || null);
        if (!account || !known || isBarred(account, demo, request)) return answer(400, wrongCredentials);
        return toSession(account, await tokens.begin(account.id, originOf(request)));
      } catch (error) {
        request.log.error(error);
        return answer(400, unexpected);
      }
    },
    refresh: async ({ body: { refreshToken } }, { request }) => {
      const pair = typeof refreshToken === 'string' ? await tokens.rotate(refreshToken) : null;
      const account = pair && (await findAccount(database.read, pair.userId));
      return account && !isBarred(account, demo, request) ? toSession(account, pair) : answer(401, invalidRefreshToken);
    },
    logout: async ({ body: { refreshToken } }) => {
      const session = typeof refreshToken === 'string' ? await tokens.sessionOf(refreshToken) : null;
      if (session) await database.write((db) => db.deleteFrom('sessions').where('id', '=', session.id).execute());
      return undefined;
    },
    register: notYet,
    resume: notYet,
    forgotPassword: notYet,
    readLink: notYet,
    choosePassword: notYet,
    changePassword: notYet,
  });
}

/** Reads `Authorization: Bearer`, and asks the database each time, so that a change of role holds at once. */
export function authenticateWith(database: Database, tokens: Tokens, demo: AuthOptions['demo']): Authenticate {
  return async (request): Promise<Caller | null> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const proof = token ? await tokens.read(token) : null;
    const account = proof && (await findAccount(database.read, proof.userId));
    if (!account || isBarred(account, demo, request)) return null;
    return { id: account.id, isAdmin: isAdmin(account), until: proof.until, session: proof.session };
  };
}

/** Demo accounts have passwords that everybody knows: they count for nothing where they are not wanted. */
function isBarred({ email }: { email: string }, demo: AuthOptions['demo'], request: FastifyRequest): boolean {
  return isDemo(email) && (demo === 'off' || (demo === 'local' && !isLocal(request)));
}

function originOf({ headers, ip }: FastifyRequest) {
  return { user_agent: (headers['user-agent'] ?? '').slice(0, 400), address: ip };
}
