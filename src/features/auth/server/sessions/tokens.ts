// Access and refresh tokens: JWTs signed with a key each, ten minutes long, the refresh token good for one use.
import { randomUUID } from 'node:crypto';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';
import type { Keys } from './keys.ts';

/** Both tokens' lifetime in seconds, as the specification sets it. */
const LIFETIME = 600;
const algorithm = 'HS256';
/** Of one account at once: more devices nobody has, and more rows no list should show. */
export const MOST_SESSIONS = 50;

type Purpose = 'access' | 'refresh';
export type Pair = { accessToken: string; refreshToken: string };
/** Where a sign-in comes from, as its owner is shown it. */
export type Origin = { user_agent: string; address: string };
/** By what a browser is remembered after its tokens have ended. */
export type Remembered = { remember_hash: string; remember_until: string };
/** What a pair of tokens is signed for, once the transaction that allows it stands. */
export type Grant = { userId: number; session: string; refreshId: string };
type Proof = { userId: number; jti: string; until: number };

export interface Tokens {
  /** Begins a session; the account's oldest ends where it has very many. Needs the account to be held. */
  begin(db: Queries, userId: number, origin: Origin, remembered?: Remembered): Promise<Grant>;
  /** Goes on with a session whose row the transaction has changed already. */
  goOn(db: Queries, session: { id: string; user_id: number }): Promise<Grant>;
  /**
   * Goes on with the session of a refresh token, which is spent by that; null when it is not valid.
   * A spent one ends its whole session: `onReuse` hears of it in the same transaction.
   */
  rotate(refreshToken: string, onReuse: (db: Queries, userId: number) => Promise<void>): Promise<Grant | null>;
  /** The tokens themselves. */
  sign(grant: Grant): Promise<Pair>;
  /**
   * Whose access token this is, of which session, and when it ends, in milliseconds since 1970; null when it is none of ours, or too
   * old. Whether the session has ended, the database knows.
   */
  read(accessToken: string): Promise<{ userId: number; session: string; until: number } | null>;
  /** The session a refresh token belongs to, whether or not it was used; null when it is none of ours. */
  sessionOf(refreshToken: string): Promise<{ id: string; user_id: number } | null>;
}

/** @param onEnded hears, in the transaction, whose oldest session made room for a new one */
export function makeTokens(database: Database, keys: Keys, onEnded: (db: Queries, userId: number) => void = () => {}): Tokens {
  /** @param jti the refresh token's own id; of an access token, that of the session */
  async function sign(purpose: Purpose, userId: number, jti: string): Promise<string> {
    const { kid, secret } = await keys.newest(purpose);
    const token = new SignJWT({ id: userId }).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).setJti(jti);
    return token.setIssuedAt().setExpirationTime(`${LIFETIME}s`).sign(secret);
  }

  async function verify(purpose: Purpose, token: string): Promise<Proof | null> {
    const keyOf = async ({ kid }: JWTHeaderParameters) => {
      // What a database would not even take for a text is asked of none.
      const key = /^[\w-]{1,64}$/.test(String(kid)) ? await keys.find(purpose, String(kid)) : undefined;
      if (!key) throw new errors.JWSInvalid('Signed with no key of ours.');
      return key.secret;
    };
    try {
      const { payload } = await jwtVerify<{ id: unknown }>(unquoted(token), (header) => keyOf(header as JWTHeaderParameters), {
        algorithms: [algorithm],
        typ: 'JWT',
        requiredClaims: ['exp', 'jti'],
      });
      const { id, jti = '', exp = 0 } = payload;
      return typeof id === 'number' ? { userId: id, jti, until: exp * 1000 } : null;
    } catch (error) {
      // A database that is away says nothing about the token: whoever holds a good one must not be sent away.
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  const findSession = (db: Queries, { jti, userId }: Proof) =>
    db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id'])
      .where('refresh_tokens.id', '=', jti)
      .where('sessions.user_id', '=', userId)
      .executeTakeFirst();

  return {
    begin: async (db, userId, origin, remembered = { remember_hash: null, remember_until: null } as never) => {
      const id = randomUUID();
      const now = inSeconds(0);
      const row = { id, user_id: userId, created_at: now, last_used_at: now, ...origin, ...remembered };
      await db.insertInto('sessions').values(row).execute();
      if (await endOldest(db, row)) onEnded(db, userId);
      return goOn(db, row);
    },
    goOn,
    rotate: async (refreshToken, onReuse) => {
      const proof = await verify('refresh', refreshToken);
      if (!proof) return null;
      return database.write(async (db) => {
        const session = await findSession(db, proof);
        // Whoever ends a session has its row first and its tokens then: so in the same order here.
        if (!session || !(await markUsed(db, session.id))) return null;
        const spent = await db
          .updateTable('refresh_tokens')
          .set({ used_at: inSeconds(0) })
          .where('id', '=', proof.jti)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (spent.numUpdatedRows > 0n) return goOn(db, session);
        // Somebody holds a copy: neither the thief nor the owner goes on with this session.
        await db.deleteFrom('sessions').where('id', '=', session.id).execute();
        await onReuse(db, session.user_id);
        return null;
      });
    },
    sign: async ({ userId, session, refreshId }) => ({
      accessToken: await sign('access', userId, session),
      refreshToken: await sign('refresh', userId, refreshId),
    }),
    read: async (accessToken) => {
      const proof = await verify('access', accessToken);
      return proof && { userId: proof.userId, session: proof.jti, until: proof.until };
    },
    sessionOf: async (refreshToken) => {
      const proof = await verify('refresh', refreshToken);
      return (proof && (await findSession(database.read, proof))) ?? null;
    },
  };
}

async function goOn(db: Queries, { id: session, user_id: userId }: { id: string; user_id: number }): Promise<Grant> {
  const refreshId = randomUUID();
  await db
    .insertInto('refresh_tokens')
    .values({ id: refreshId, session_id: session, expires_at: inSeconds(LIFETIME), used_at: null })
    .execute();
  return { userId, session, refreshId };
}

/** Whether the session is there still. */
async function markUsed(db: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_used_at: inSeconds(0) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the sessions of an account that were used longest ago, where it has more than `MOST_SESSIONS`. @returns whether there were any */
async function endOldest(db: Queries, { id, user_id }: { id: string; user_id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .where('id', 'not in', (any) =>
      any
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user_id)
        .where('id', '<>', id)
        .orderBy('last_used_at', 'desc')
        .limit(MOST_SESSIONS - 1),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Clients of the template store tokens as JSON text, quotes included. */
function unquoted(token: string): string {
  return token.replace(/^"(.*)"$/, '$1');
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
