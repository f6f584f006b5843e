// Access and refresh tokens: JWTs signed with a secret each, ten minutes long, the refresh token good for one use.
import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Both tokens' lifetime in seconds, as the specification sets it. */
const LIFETIME = 600;
const algorithm = 'HS256';

type Purpose = 'access' | 'refresh';
export type Pair = { accessToken: string; refreshToken: string };

export interface Tokens {
  /** A pair for a new sign-in. */
  begin(userId: number): Promise<Pair>;
  /** Whose access token this is and when it ends, in milliseconds since 1970; null when it is none of ours, too old, or of a session that has ended. */
  read(accessToken: string): Promise<{ userId: number; until: number } | null>;
  /** A new pair for a refresh token, which is spent by that; null when it is not valid. A spent one ends its whole session. */
  rotate(refreshToken: string): Promise<(Pair & { userId: number }) | null>;
  /** Ends the session the refresh token belongs to. */
  end(refreshToken: string): Promise<void>;
}

/** Reads the signing keys, making them at the first start. */
export async function makeTokens(database: Database): Promise<Tokens> {
  const keys = await signingKeys(database);

  /** @param jti the refresh token's own id; of an access token, that of the session */
  function sign(purpose: Purpose, userId: number, jti: string): Promise<string> {
    const token = new SignJWT({ id: userId }).setProtectedHeader({ alg: algorithm, typ: 'JWT' }).setJti(jti);
    return token.setIssuedAt().setExpirationTime(`${LIFETIME}s`).sign(keys[purpose]);
  }

  async function verify(purpose: Purpose, token: string): Promise<{ userId: number; jti: string; until: number } | null> {
    try {
      const { payload } = await jwtVerify<{ id: unknown }>(unquoted(token), keys[purpose], {
        algorithms: [algorithm],
        requiredClaims: ['exp'],
      });
      const { id, jti = '', exp = 0 } = payload;
      return typeof id === 'number' ? { userId: id, jti, until: exp * 1000 } : null;
    } catch {
      return null;
    }
  }

  async function issue(db: Queries, userId: number, family: string): Promise<Pair> {
    const id = randomUUID();
    await db
      .insertInto('refresh_tokens')
      .values({ id, family, user_id: userId, expires_at: inSeconds(LIFETIME), used_at: null })
      .execute();
    return { accessToken: await sign('access', userId, family), refreshToken: await sign('refresh', userId, id) };
  }

  return {
    begin: (userId) =>
      database.write(async (db) => {
        await db.deleteFrom('refresh_tokens').where('expires_at', '<', inSeconds(0)).execute();
        return issue(db, userId, randomUUID());
      }),
    read: async (accessToken) => {
      const proof = await verify('access', accessToken);
      // Its refresh tokens last at least as long as the access token, unless the session was ended.
      const session =
        proof &&
        (await database.read.selectFrom('refresh_tokens').select('id').where('family', '=', proof.jti).limit(1).executeTakeFirst());
      return session ? proof : null;
    },
    rotate: async (refreshToken) => {
      const proof = await verify('refresh', refreshToken);
      if (!proof) return null;
      return database.write(async (db) => {
        const token = await db.selectFrom('refresh_tokens').selectAll().where('id', '=', proof.jti).executeTakeFirst();
        if (!token) return null;
        const spent = await db
          .updateTable('refresh_tokens')
          .set({ used_at: inSeconds(0) })
          .where('id', '=', token.id)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (spent.numUpdatedRows === 0n) {
          // Somebody holds a copy: neither the thief nor the owner goes on with this session.
          await db.deleteFrom('refresh_tokens').where('family', '=', token.family).execute();
          return null;
        }
        return { userId: token.user_id, ...(await issue(db, token.user_id, token.family)) };
      });
    },
    end: async (refreshToken) => {
      const proof = await verify('refresh', refreshToken);
      if (!proof) return;
      await database.write((db) =>
        db
          .deleteFrom('refresh_tokens')
          .where('family', 'in', db.selectFrom('refresh_tokens').select('family').where('id', '=', proof.jti))
          .execute(),
      );
    },
  };
}

async function signingKeys(database: Database): Promise<Record<Purpose, Uint8Array>> {
  const rows = await database.write(async (db) => {
    const fresh = (['access', 'refresh'] as const).map((purpose) => ({
      purpose,
      secret: randomBytes(32).toString('base64url'),
    }));
    await db
      .insertInto('signing_keys')
      .values(fresh)
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute();
    return db.selectFrom('signing_keys').selectAll().execute();
  });
  const key = (purpose: Purpose) => Buffer.from(rows.find((row) => row.purpose === purpose)?.secret ?? '', 'base64url');
  return { access: key('access'), refresh: key('refresh') };
}

/** Clients of the template store tokens as JSON text, quotes included. */
function unquoted(token: string): string {
  return token.replace(/^"(.*)"$/, '$1');
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
