import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

const login = async (account: object = demoAdmin) => (await server.call('POST /jwt/login', account)).json();
const withToken = (token: string) => server.call('GET /api/licitacoes/count', undefined, { authorization: `Bearer ${token}` });

describe('signing in', () => {
  test('answers with the account and two tokens of ten minutes, and never with a password', async () => {
    const session = await login();
    expect(session.userData).toEqual({
      id: expect.any(Number),
      fullName: expect.any(String),
      username: expect.any(String),
      avatar: null,
      email: 'admin@demo.com',
      role: 'admin',
      ability: ['ACL', 'Auth', 'standard', 'dnsUpload'].map((subject) => ({ action: 'read', subject })),
    });
    for (const token of [session.accessToken, session.refreshToken]) {
      const { id, iat = 0, exp = 0 } = decodeJwt(token);
      expect(id).toBe(session.userData.id);
      expect(exp - iat).toBe(600);
    }
  });

  test('gives clients everything but dnsUpload', async () => {
    const { userData } = await login(demoClient);
    expect(userData.ability.map((rule: { subject: string }) => rule.subject)).toEqual(['ACL', 'Auth', 'standard']);
  });

  test.each([
    ['a wrong password', { email: 'admin@demo.com', password: 'wrong' }],
    ['an unknown address', { email: 'nobody@demo.com', password: 'admin' }],
    ['nothing', {}],
    ['no body', undefined],
    ['null', { email: null, password: null }],
    ['a number', { email: 1, password: 2, rememberMe: true }],
    ['a very long address', { email: 'x'.repeat(5000), password: 'x' }],
  ])('with %s answers in the words of the specification', async (_, account) => {
    const answer = await server.call('POST /jwt/login', account);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: { email: ['Email or Password is Invalid'] } });
  });

  test('with a demo account is refused from elsewhere and through a proxy', async () => {
    for (const headers of [
      { host: 'certame.example' },
      { 'x-forwarded-for': '203.0.113.9' },
      { origin: 'https://certame.example' },
    ] as Record<string, string>[]) {
      expect((await server.call('POST /jwt/login', demoAdmin, headers)).statusCode).toBe(400);
    }
  });

  test('keeps no password in the clear', async () => {
    const users = await server.database.read.selectFrom('users').select('password').where('password', '<>', '').execute();
    for (const { password } of users) expect(password).toMatch(/^\$argon2id\$/);
  });
});

describe('a call that needs an account', () => {
  test('takes the token with or without the quotes that old clients leave around it', async () => {
    const { accessToken } = await login();
    expect((await withToken(accessToken)).statusCode).toBe(200);
    expect((await withToken(`"${accessToken}"`)).statusCode).toBe(200);
  });

  test('refuses no token, a refresh token, another key, another algorithm and an old token', async () => {
    const { accessToken, refreshToken, userData } = await login();
    const forge = (alg: string, key: Uint8Array) =>
      new SignJWT({ id: userData.id }).setProtectedHeader({ alg }).setIssuedAt().setExpirationTime('10m').sign(key);
    const stored = await server.database.read
      .selectFrom('signing_keys')
      .select(['kid', 'secret'])
      .where('purpose', '=', 'access')
      .executeTakeFirstOrThrow();
    const key = Buffer.from(stored.secret, 'base64url');
    const old = await new SignJWT({ id: userData.id }).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(1).setExpirationTime(2).sign(key);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${accessToken.split('.')[1]}.`;
    expect((await server.call('GET /api/licitacoes/count')).statusCode).toBe(401);
    for (const token of [refreshToken, await forge('HS256', Buffer.alloc(32, 1)), await forge('HS512', key), old, unsigned, 'x']) {
      expect((await withToken(token)).statusCode).toBe(401);
    }
  });

  test('refuses the token of an account that is gone', async () => {
    const { accessToken } = await login();
    const id = await server.database.write(async (db) => {
      const values = {
        full_name: 'A',
        username: 'gone',
        email: 'gone@x.example',
        password: '',
        avatar: null,
        role: 'subscriber' as const,
        ability: null,
        created_at: new Date().toISOString(),
        busca: '',
      };
      const user = await db.insertInto('users').values(values).returning('id').executeTakeFirstOrThrow();
      const at = new Date().toISOString();
      const none = { user_agent: '', address: '', remember_hash: null, remember_until: null };
      await db
        .insertInto('sessions')
        .values({ id: 'of the account', user_id: user.id, created_at: at, last_used_at: at, ...none })
        .execute();
      return user.id;
    });
    const stored = await server.database.read
      .selectFrom('signing_keys')
      .select(['kid', 'secret'])
      .where('purpose', '=', 'access')
      .executeTakeFirstOrThrow();
    const token = await new SignJWT({ id })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: stored.kid })
      .setJti('of the account')
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(Buffer.from(stored.secret, 'base64url'));
    expect((await withToken(token)).statusCode).toBe(200);
    await server.database.write((db) => db.deleteFrom('users').where('id', '=', id).execute());
    expect((await withToken(token)).statusCode).toBe(401);
    expect((await withToken(accessToken)).statusCode).toBe(200);
  });
});

describe('a refresh token', () => {
  const refresh = (refreshToken: string) => server.call('POST /jwt/refresh-token', { refreshToken });

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
  });

  test('used twice at once works once at most', async () => {
    const { refreshToken } = await login();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });

  test('is worth nothing after signing out, nor are the access tokens of its session, and other sessions go on', async () => {
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

  test('of a demo account is worth nothing from elsewhere, and neither is its access token', async () => {
    const { accessToken, refreshToken } = await login();
    const elsewhere = { host: 'certame.example' };
    expect(
      (await server.call('GET /api/licitacoes/count', undefined, { ...elsewhere, authorization: `Bearer ${accessToken}` })).statusCode,
    ).toBe(401);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken }, elsewhere)).statusCode).toBe(401);
  });
});
