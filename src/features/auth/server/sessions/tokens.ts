// Access and refresh tokens: JWTs, each signed with its own key, valid for ten minutes; a refresh token works once.
import { randomUUID } from 'node:crypto';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type {} from '../tables.ts';
import type { Keys } from './keys.ts';
import { isOver, type SessionLimits } from './limits.ts';

/** Lifetime of both tokens in seconds, as specified. */
const LIFETIME = 600;
const algorithm = 'HS256';
/** Per account: more than anyone has devices, and as many as a list should show. */
export const MOST_SESSIONS = 50;
/** Access tokens that are remembered: some hundred bytes each. */
const MOST_VERIFIED = 5000;

type Purpose = 'access' | 'refresh';
export type Pair = { accessToken: string; refreshToken: string };
/** Where a sign-in comes from, as shown to its owner. */
export type Origin = { user_agent: string; address: string };
/** What identifies a browser after its tokens have expired. */
export type Remembered = { remember_hash: string; remember_until: string };
/** What to sign a pair of tokens for, after the transaction has committed. */
export type Grant = { userId: number; session: string; refreshId: string };
type Proof = { userId: number; jti: string; until: number };

export interface Tokens {
  readonly limits: SessionLimits;
  /** Begins a session; ends the account's oldest one if it has too many. Needs the account to be locked. */
  begin(db: Queries, userId: number, origin: Origin, remembered?: Remembered): Promise<Grant>;
  /** Extends a session whose row the transaction has already changed. */
  extend(db: Queries, session: { id: string; user_id: number }): Promise<Grant>;
  /**
   * Extends the session of a refresh token, which is used up; null if the token is not valid or the session is over. A token used before ends its whole
   * session: `onReuse` runs in the same transaction.
   */
  rotate(refreshToken: string, onReuse: (db: Queries, userId: number) => Promise<void>): Promise<Grant | null>;
  /** Signs the pair of tokens. */
  sign(grant: Grant): Promise<Pair>;
  /**
   * The account and session of an access token, and when it expires, in milliseconds since 1970; null if it is not ours or has
   * expired. Does not check whether the session has ended.
   */
  read(accessToken: string): Promise<{ userId: number; session: string; until: number } | null>;
  /** The session of a refresh token, used or not; null if the token is not ours. */
  sessionOf(refreshToken: string): Promise<{ id: string; user_id: number } | null>;
}

/** @param onEnded called in the transaction, when an account's oldest session was ended to make room */
export function makeTokens(
  database: Database,
  keys: Keys,
  limits: SessionLimits,
  onEnded: (db: Queries, userId: number) => void = () => {},
): Tokens {
  /** @param jti the refresh token's own id; for an access token, the session's id */
  async function sign(purpose: Purpose, userId: number, jti: string): Promise<string> {
    const { kid, secret } = await keys.newest(purpose);
    const token = new SignJWT({ id: userId }).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).setJti(jti);
    return token.setIssuedAt().setExpirationTime(`${LIFETIME}s`).sign(secret);
  }

  /** Access tokens whose signature was verified: a browser sends the same one for ten minutes. */
  const verified = new Map<string, { proof: Proof; kid: string }>();

  async function verifyAccess(token: string): Promise<Proof | null> {
    const known = verified.get(token);
    if (known && known.proof.until > Date.now() && (await keys.find('access', known.kid))) return known.proof;
    verified.delete(token);
    const signed = await verify('access', token);
    if (!signed) return null;
    if (verified.size >= MOST_VERIFIED) verified.delete(verified.keys().next().value as string);
    verified.set(token, signed);
    return signed.proof;
  }

  async function verify(purpose: Purpose, token: string): Promise<{ proof: Proof; kid: string } | null> {
    const keyOf = async ({ kid }: JWTHeaderParameters) => {
      // Not queried unless it is a plausible key id.
      const key = /^[\w-]{1,64}$/.test(String(kid)) ? await keys.find(purpose, String(kid)) : undefined;
      if (!key) throw new errors.JWSInvalid('Signed with an unknown key.');
      return key.secret;
    };
    try {
      const { payload, protectedHeader } = await jwtVerify<{ id: unknown }>(
        unquoted(token),
        (header) => keyOf(header as JWTHeaderParameters),
        {
          algorithms: [algorithm],
          typ: 'JWT',
          requiredClaims: ['exp', 'jti'],
        },
      );
      const { id, jti = '', exp = 0 } = payload;
      return typeof id === 'number' ? { proof: { userId: id, jti, until: exp * 1000 }, kid: String(protectedHeader.kid) } : null;
    } catch (error) {
      // An unavailable database says nothing about the token: a valid one must not be rejected.
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  const findSession = (db: Queries, { jti, userId }: Proof) =>
    db
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['sessions.id', 'sessions.user_id', 'sessions.created_at', 'sessions.last_used_at'])
      .where('refresh_tokens.id', '=', jti)
      .where('sessions.user_id', '=', userId)
      .executeTakeFirst();

  return {
    limits,
    begin: async (db, userId, origin, remembered = { remember_hash: null, remember_until: null } as never) => {
      const id = randomUUID();
      const now = inSeconds(0);
      const row = { id, user_id: userId, created_at: now, last_used_at: now, ...origin, ...remembered };
      await db.insertInto('sessions').values(row).execute();
      if (await endOldest(db, row)) onEnded(db, userId);
      return extend(db, row);
    },
    extend,
    rotate: async (refreshToken, onReuse) => {
      const signed = await verify('refresh', refreshToken);
      if (!signed) return null;
      const { proof } = signed;
      return database.write(async (db) => {
        const session = await findSession(db, proof);
        // Ending a session locks its row before its tokens; the same order here prevents a deadlock.
        if (!session || isOver(session, limits) || !(await markUsed(db, session.id))) return null;
        const spent = await db
          .updateTable('refresh_tokens')
          .set({ used_at: inSeconds(0) })
          .where('id', '=', proof.jti)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (spent.numUpdatedRows > 0n) return extend(db, session);
        // Someone has a copy: the session ends for both.
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
      const proof = await verifyAccess(accessToken);
      return proof && { userId: proof.userId, session: proof.jti, until: proof.until };
    },
    sessionOf: async (refreshToken) => {
      const signed = await verify('refresh', refreshToken);
      return (signed && (await findSession(database.read, signed.proof))) ?? null;
    },
  };
}

async function extend(db: Queries, { id: session, user_id: userId }: { id: string; user_id: number }): Promise<Grant> {
  const refreshId = randomUUID();
  await db
    .insertInto('refresh_tokens')
    .values({ id: refreshId, session_id: session, expires_at: inSeconds(LIFETIME), used_at: null })
    .execute();
  return { userId, session, refreshId };
}

/** Whether the session still exists. */
async function markUsed(db: Queries, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_used_at: inSeconds(0) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the least recently used sessions of an account beyond `MOST_SESSIONS`. @returns whether there were any */
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

/** Clients of the original template store tokens as JSON text, quotes included. */
function unquoted(token: string): string {
  return token.replace(/^"(.*)"$/, '$1');
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
