// Access and refresh tokens: JWTs signed with a key each, ten minutes long, the refresh token good for one use.
import { randomUUID } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Keys } from './keys.ts';
import type {} from './tables.ts';

/** Both tokens' lifetime in seconds, as the specification sets it. */
const LIFETIME = 600;
const algorithm = 'HS256';

type Purpose = 'access' | 'refresh';
export type Pair = { accessToken: string; refreshToken: string };
/** Where a sign-in comes from, as its owner is shown it. */
export type Origin = { user_agent: string; address: string };
type Proof = { userId: number; jti: string; until: number };

export interface Tokens {
  /** A pair for a new session. */
  begin(userId: number, origin: Origin): Promise<Pair & { session: string }>;
  /** A pair for a session that is there, in the transaction that found it. */
  goOn(db: Queries, session: { id: string; user_id: number }): Promise<Pair>;
  /** Whose access token this is, of which session, and when it ends, in milliseconds since 1970; null when it is none of ours, too old, or of a session that has ended. */
  read(accessToken: string): Promise<{ userId: number; session: string; until: number } | null>;
  /** A new pair for a refresh token, which is spent by that; null when it is not valid. A spent one ends its whole session: `onReuse` hears of it. */
  rotate(refreshToken: string): Promise<(Pair & { userId: number }) | null>;
  /** The session a refresh token belongs to, whether or not it was used; null when it is none of ours. */
  sessionOf(refreshToken: string): Promise<{ id: string; user_id: number } | null>;
}

/** @param onReuse hears in the same transaction of a session that ended because an old token came back */
export function makeTokens(database: Database, keys: Keys, onReuse: (db: Queries, userId: number) => Promise<void>): Tokens {
  /** @param jti the refresh token's own id; of an access token, that of the session */
  async function sign(purpose: Purpose, userId: number, jti: string): Promise<string> {
    const { kid, secret } = await keys.newest(purpose);
    const token = new SignJWT({ id: userId }).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).setJti(jti);
    return token.setIssuedAt().setExpirationTime(`${LIFETIME}s`).sign(secret);
  }

  async function verify(purpose: Purpose, token: string): Promise<Proof | null> {
    const keyOf = async ({ kid }: JWTHeaderParameters) => {
      const key = await keys.find(purpose, String(kid));
      if (!key) throw new Error('Signed with no key of ours.');
      return key.secret;
    };
    try {
      const { payload } = await jwtVerify<{ id: unknown }>(unquoted(token), (header) => keyOf(header as JWTHeaderParameters), {
        algorithms: [algorithm],
        typ: 'JWT',
        requiredClaims: ['exp'],
      });
      const { id, jti = '', exp = 0 } = payload;
      return typeof id === 'number' ? { userId: id, jti, until: exp * 1000 } : null;
    } catch {
      return null;
    }
  }

  async function goOn(db: Queries, { id: session_id, user_id }: { id: string; user_id: number }): Promise<Pair> {
    const id = randomUUID();
    await db
      .insertInto('refresh_tokens')
      .values({ id, session_id, expires_at: inSeconds(LIFETIME), used_at: null })
      .execute();
    await db
      .updateTable('sessions')
      .set({ last_used_at: inSeconds(0) })
      .where('id', '=', session_id)
      .execute();
    return { accessToken: await sign('access', user_id, session_id), refreshToken: await sign('refresh', user_id, id) };
  }

  const findToken = (db: Queries, id: string) =>
    db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id'])
      .where('refresh_tokens.id', '=', id)
      .executeTakeFirst();

  return {
    begin: (userId, origin) =>
      database.write(async (db) => {
        await removeEnded(db);
        const id = randomUUID();
        const now = inSeconds(0);
        await db
          .insertInto('sessions')
          .values({ id, user_id: userId, created_at: now, last_used_at: now, ...origin, remember_hash: null, remember_until: null })
          .execute();
        return { ...(await goOn(db, { id, user_id: userId })), session: id };
      }),
    goOn,
    read: async (accessToken) => {
      const proof = await verify('access', accessToken);
      const session =
        proof && (await database.read.selectFrom('sessions').select('id').where('id', '=', proof.jti).limit(1).executeTakeFirst());
      return session ? { userId: proof.userId, session: session.id, until: proof.until } : null;
    },
    rotate: async (refreshToken) => {
      const proof = await verify('refresh', refreshToken);
      if (!proof) return null;
      return database.write(async (db) => {
        const session = await findToken(db, proof.jti);
        if (!session) return null;
        const spent = await db
          .updateTable('refresh_tokens')
          .set({ used_at: inSeconds(0) })
          .where('id', '=', proof.jti)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (spent.numUpdatedRows === 0n) {
          // Somebody holds a copy: neither the thief nor the owner goes on with this session.
          await db.deleteFrom('sessions').where('id', '=', session.id).execute();
          await onReuse(db, session.user_id);
          return null;
        }
        return { userId: session.user_id, ...(await goOn(db, session)) };
      });
    },
    sessionOf: async (refreshToken) => {
      const proof = await verify('refresh', refreshToken);
      return (proof && (await findToken(database.read, proof.jti))) ?? null;
    },
  };
}

/** Removes what cannot be gone on with: tokens too old, and sessions without any that nobody is remembered by. */
async function removeEnded(db: Queries): Promise<void> {
  const now = inSeconds(0);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where((session) => session.or([session('remember_until', 'is', null), session('remember_until', '<', now)]))
    .where('id', 'not in', (any) => any.selectFrom('refresh_tokens').select('session_id'))
    .execute();
}

/** Clients of the template store tokens as JSON text, quotes included. */
function unquoted(token: string): string {
  return token.replace(/^"(.*)"$/, '$1');
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
