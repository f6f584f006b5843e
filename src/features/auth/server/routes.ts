import { type Authenticate, type Caller, isLocal } from '#kit/server/caller.ts';
import type { Database } from '#kit/server/database/database.ts';
import { answer, type Routes, serve } from '#kit/server/serve.ts';
import { auth, type Session } from '../contract.ts';
import { isAdmin } from './abilities.ts';
import { demoAccounts } from './demo.ts';
import { isPassword } from './passwords.ts';
import { findAccount, findAccountToSignIn, toUserData } from './queries.ts';
import type { Pair, Tokens } from './tokens.ts';

export type AuthOptions = {
  database: Database;
  tokens: Tokens;
  /** From where the demo accounts may sign in. */
  demo: 'off' | 'local' | 'public';
};

/** The specification's words. */
const wrongCredentials = { error: { email: ['Email or Password is Invalid'] } };
const unexpected = { error: { email: ['Something went wrong'] } };
const invalidRefreshToken = { error: 'Invalid refresh token' };

export function authRoutes({ database, tokens, demo }: AuthOptions): Routes {
  return serve(auth, {
    login: async ({ body: { email, password } }, { request }) => {
      try {
        const account = await findAccountToSignIn(database.read, email);
        const barred = account && isDemo(account.email) && (demo === 'off' || (demo === 'local' && !isLocal(request)));
        const known = await isPassword(password, account?.password ?? null);
        if (!account || !known || barred) return answer(400, wrongCredentials);
        return toSession(account, await tokens.begin(account.id));
      } catch (error) {
        request.log.error(error);
        return answer(400, unexpected);
      }
    },
    refresh: async ({ body: { refreshToken } }) => {
      const pair = await tokens.rotate(refreshToken);
      const account = pair && (await findAccount(database.read, pair.userId));
      return account ? toSession(account, pair) : answer(401, invalidRefreshToken);
    },
    logout: async ({ body: { refreshToken } }) => {
      await tokens.end(refreshToken);
      return undefined;
    },
  });
}

/** Reads `Authorization: Bearer`, and asks the database each time, so that a change of role holds at once. */
export function authenticateWith(database: Database, tokens: Tokens): Authenticate {
  return async ({ headers }): Promise<Caller | null> => {
    const token = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
    const userId = token ? await tokens.read(token) : null;
    const account = userId === null ? undefined : await findAccount(database.read, userId);
    return account ? { id: account.id, isAdmin: isAdmin(account) } : null;
  };
}

function toSession(account: Parameters<typeof toUserData>[0], { accessToken, refreshToken }: Pair): Session {
  return { userData: toUserData(account), accessToken, refreshToken };
}

function isDemo(email: string): boolean {
  return demoAccounts.some((account) => account.email === email);
}
