import { createHmac } from 'node:crypto';
import { type JWTHeaderParameters, SignJWT } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { makeCipher } from '#kit/server/secrets/cipher.ts';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { createAccount, listEvents } from '../testAccount.ts';
import { authenticateWith } from './authenticate.ts';
import { openKeys, type Purpose } from './keys.ts';
import { makeTokens } from './tokens.ts';

const server = serverForFile({ demo: true });

const login = async (account: object = demoAdmin) => (await server.call('POST /jwt/login', account)).json();
const withToken = (token: string) => server.call('GET /api/licitacoes/count', undefined, { authorization: `Bearer ${token}` });
const refresh = (refreshToken: string) => server.call('POST /jwt/refresh-token', { refreshToken });

async function keyOf(purpose: Purpose) {
  const row = await server.database.read
    .selectFrom('signing_keys')
    .select(['kid', 'secret'])
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  return { kid: row.kid, key: Buffer.from(row.secret, 'base64url') };
}

type Made = { header?: Partial<JWTHeaderParameters>; claims?: object; issued?: number; ends?: number | string | null; with?: Uint8Array };
const parts = (token: string) => token.split('.').map((part) => Buffer.from(part, 'base64url').toString());

/** A token like `genuine`, signed with our key, with the given changes. */
async function forge(genuine: string, purpose: Purpose, { header, claims, ends = '10m', with: other }: Made): Promise<string> {
  const { kid, key } = await keyOf(purpose);
  const payload = JSON.parse(parts(genuine)[1] ?? '{}');
  const token = new SignJWT({ id: payload.id, jti: payload.jti, ...claims }).setIssuedAt();
  if (ends !== null) token.setExpirationTime(ends);
  return token.setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid, ...header } as JWTHeaderParameters).sign(other ?? key);
}

/** Correctly signed, with a header that no library would produce. */
async function withHeader(genuine: string, purpose: Purpose, header: object): Promise<string> {
  const { key } = await keyOf(purpose);
  const head = Buffer.from(JSON.stringify({ ...JSON.parse(parts(genuine)[0] ?? '{}'), ...header })).toString('base64url');
  const signed = `${head}.${genuine.split('.')[1]}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

const unsigned = (genuine: string, alg: string) =>
  `${Buffer.from(JSON.stringify({ ...JSON.parse(parts(genuine)[0] ?? '{}'), alg })).toString('base64url')}.${genuine.split('.')[1]}.`;

/** One token per single difference from a genuine one. */
async function mutations(genuine: string, purpose: 'access' | 'refresh', swapped: string): Promise<Record<string, string>> {
  const [other, stranger] = await Promise.all([keyOf(purpose === 'access' ? 'refresh' : 'access'), createAccount(server)]);
  const [head, body, signature = ''] = genuine.split('.');
  const made = (how: Made) => forge(genuine, purpose, how);
  return {
    'alg none': unsigned(genuine, 'none'),
    'alg None': unsigned(genuine, 'None'),
    'alg HS256 without a signature': unsigned(genuine, 'HS256'),
    'alg HS512': await made({ header: { alg: 'HS512' } }),
    'alg HS384': await made({ header: { alg: 'HS384' } }),
    'another typ': await made({ header: { typ: 'at+jwt' } }),
    'no typ': await made({ header: { typ: undefined as never } }),
    'no kid': await made({ header: { kid: undefined as never } }),
    'an unknown kid': await made({ header: { kid: 'x' } }),
    'a kid that is no text for a database': await made({ header: { kid: '\u0000' } }),
    'the kid of the other purpose': await made({ header: { kid: other.kid } }),
    'the key and kid of the other purpose': await made({ header: { kid: other.kid }, with: other.key }),
    'the key of another installation': await made({ with: Buffer.alloc(32, 1) }),
    'a key of nothing but zeros': await made({ with: Buffer.alloc(32) }),
    'an end that has passed': await made({ ends: Math.floor(Date.now() / 1000) - 1 }),
    'no end': await made({ ends: null }),
    'an end that is text': await made({ ends: null, claims: { exp: 'never' } }),
    'a beginning that is to come': await made({ claims: { nbf: Math.floor(Date.now() / 1000) + 60 } }),
    'no jti': await made({ claims: { jti: undefined } }),
    'an unknown jti': await made({ claims: { jti: 'x' } }),
    'an id that is text': await made({ claims: { id: '1' } }),
    'the id of another user': await made({ claims: { id: stranger.id } }),
    'an unknown critical header': await withHeader(genuine, purpose, { crit: ['x'], x: 1 }),
    'another signature': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'a signature cut short': `${head}.${body}.${signature.slice(0, -8)}`,
    'another body': `${head}.${Buffer.from((parts(genuine)[1] ?? '').replace('"id":', '"id":1')).toString('base64url')}.${signature}`,
    'the other token of the pair': swapped,
    nothing: '',
    'a word': 'x',
    'two dots': '..',
  };
}

describe('a token with one difference', () => {
  test('authorizes no call', async () => {
    const { accessToken, refreshToken } = await login();
    // Forged without a difference, it is accepted.
    expect((await withToken(await forge(accessToken, 'access', {}))).statusCode).toBe(200);
    for (const [name, token] of Object.entries(await mutations(accessToken, 'access', refreshToken)))
      expect([name, (await withToken(token)).statusCode]).toEqual([name, 401]);
    expect((await server.call('GET /api/licitacoes/count')).statusCode).toBe(401);
    expect((await withToken(accessToken)).statusCode).toBe(200);
  });

  test('cannot be exchanged, and does not end the session', async () => {
    const { accessToken, refreshToken } = await login();
    for (const [name, token] of Object.entries(await mutations(refreshToken, 'refresh', accessToken))) {
      const answer = await refresh(token);
      expect([name, answer.statusCode, answer.json()]).toEqual([name, 401, { error: 'Invalid refresh token' }]);
    }
    expect((await refresh(await forge(refreshToken, 'refresh', {}))).statusCode).toBe(200);
  });
});

describe('an unavailable database', () => {
  test('ends no session: tokens are neither accepted nor rejected', async () => {
    const { accessToken, refreshToken } = await login();
    const other = { header: { kid: 'of-another-server' } };
    const [access, refreshing] = [await forge(accessToken, 'access', other), await forge(refreshToken, 'refresh', other)];
    const rename = (from: string, to: string) =>
      server.database.write((db) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db));
    await rename('signing_keys', 'elsewhere');
    try {
      for (const answer of [await withToken(access), await refresh(refreshing)]) expect(answer.statusCode).toBe(500);
    } finally {
      await rename('elsewhere', 'signing_keys');
    }
    expect((await withToken(accessToken)).statusCode).toBe(200);
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

describe('a call that needs an account', () => {
  test('accepts the token with or without the quotes that old clients put around it', async () => {
    const { accessToken, refreshToken } = await login();
    expect((await withToken(accessToken)).statusCode).toBe(200);
    expect((await withToken(`"${accessToken}"`)).statusCode).toBe(200);
    expect((await refresh(`"${refreshToken}"`)).statusCode).toBe(200);
  });

  test('needs one database query to authenticate', async () => {
    const { accessToken } = await login();
    await withToken(accessToken);
    const queries = vi.spyOn(server.database.read.getExecutor(), 'executeQuery');
    const request = { headers: { authorization: `Bearer ${accessToken}` } };
    try {
      const keys = await openKeys(server.database, [], makeCipher([]));
      const authenticate = authenticateWith(
        server.database,
        makeTokens(server.database, keys, { idleHours: 1, maxHours: null }),
        async () => true,
        'local',
      );
      expect(await authenticate(request as never)).toMatchObject({ isAdmin: true });
      queries.mockClear();
      expect(await authenticate(request as never)).toMatchObject({ isAdmin: true });
      expect(queries).toHaveBeenCalledTimes(1);
    } finally {
      queries.mockRestore();
    }
  });

  test('is signed by the newest valid key while all are retired', async () => {
    const keys = await openKeys(server.database, [], makeCipher([]));
    const { kid } = await keys.newest('access');
    const retire = (retires_at: string | null) =>
      server.database.write((db) => db.updateTable('signing_keys').set({ retires_at }).where('kid', '=', kid).execute());
    await retire(new Date(Date.now() + 3_600_000).toISOString());
    try {
      expect((await keys.newest('access')).kid).toBe(kid);
    } finally {
      await retire(null);
    }
  });

  test('refuses the token of a removed account', async () => {
    const account = await createAccount(server);
    const { accessToken } = await login(account);
    const other = await login();
    expect((await withToken(accessToken)).statusCode).toBe(200);
    await server.database.write((db) => db.deleteFrom('users').where('id', '=', account.id).execute());
    expect((await withToken(accessToken)).statusCode).toBe(401);
    expect((await withToken(other.accessToken)).statusCode).toBe(200);
  });
});

describe('a refresh token', () => {
  test('gives a new pair', async () => {
    const first = await login();
    const answer = await refresh(first.refreshToken);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData).toEqual(first.userData);
    expect((await withToken(answer.json().accessToken)).statusCode).toBe(200);
  });

  test('used twice ends the session for both who hold it', async () => {
    const { refreshToken } = await login();
    const second = (await refresh(refreshToken)).json();
    const reused = await refresh(refreshToken);
    expect(reused.statusCode).toBe(401);
    expect(reused.json()).toEqual({ error: 'Invalid refresh token' });
    expect((await refresh(second.refreshToken)).statusCode).toBe(401);
    expect((await withToken(second.accessToken)).statusCode).toBe(401);
    expect(await listEvents(server, 'tokenReused')).toMatchObject([{ subject_id: second.userData.id }]);
  });

  test('used twice at the same time works at most once', async () => {
    const { refreshToken } = await login();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });

  test("and the session's access tokens are invalid after signing out; other sessions stay valid", async () => {
    const [first, elsewhere] = [await login(), await login()];
    const here = (await refresh(first.refreshToken)).json();
    expect((await withToken(first.accessToken)).statusCode).toBe(200);
    expect((await server.call('POST /api/auth/logout', { refreshToken: here.refreshToken })).statusCode).toBe(200);
    expect((await refresh(here.refreshToken)).statusCode).toBe(401);
    for (const { accessToken } of [first, here]) expect((await withToken(accessToken)).statusCode).toBe(401);
    expect((await withToken(elsewhere.accessToken)).statusCode).toBe(200);
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
  });

  test.each([[''], ['nonsense'], [null], [5], [undefined]])('like «%s» is refused', async (refreshToken) => {
    const answer = await server.call('POST /jwt/refresh-token', { refreshToken });
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Invalid refresh token' }]);
  });

  test('of a demo account is refused from other machines, as is its access token', async () => {
    const { accessToken, refreshToken } = await login();
    const elsewhere = { host: 'certame.example' };
    expect(
      (await server.call('GET /api/licitacoes/count', undefined, { ...elsewhere, authorization: `Bearer ${accessToken}` })).statusCode,
    ).toBe(401);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken }, elsewhere)).statusCode).toBe(401);
  });
});
