import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient } from '#kit/server/testing/testServer.ts';
import { createAccount, listEvents } from '../testAccount.ts';

const server = serverForFile({ demo: true });

const login = async (account: object = demoAdmin) => (await server.call('POST /jwt/login', account)).json();

describe('signing in', () => {
  test('answers with the account and two tokens of ten minutes, never with a password', async () => {
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

  test.each([
    ['is disabled', { status: 'inactive' as const }],
    ['has yet to follow an invitation', { status: 'pending' as const }],
    ['has no password yet', { password: '' }],
    ['was removed', { removed_at: new Date().toISOString() }],
  ])('of an account that %s answers in the same words', async (_, other) => {
    const { email, password } = await createAccount(server, other);
    for (const given of [password, '']) {
      const answer = await server.call('POST /jwt/login', { email, password: given });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: { email: ['Email or Password is Invalid'] } }]);
    }
  });

  test('logs the attacked account, ignoring spaces around the address', async () => {
    const { id, email } = await createAccount(server, { username: 'alvo' });
    await server.call('POST /jwt/login', { email: `${' '.repeat(120)}ALVO@x.example`, password: 'wrong' });
    expect((await listEvents(server, 'signInFailed'))[0]).toMatchObject({ subject_id: id, details: { email } });
    // Cutting must not leave half of a surrogate pair.
    const long = `${'a'.repeat(118)}@💧`;
    await server.call('POST /jwt/login', { email: long, password: 'wrong' });
    expect((await listEvents(server, 'signInFailed'))[0]).toMatchObject({ subject_id: null, details: { email: long.slice(0, 119) } });
  });

  test.each(['[]', '"x"', '1', 'null', '{"email":{}}', ''])(
    'with %s for a body answers in the words of the specification',
    async (body) => {
      const send = async (route: string) => {
        const answer = await server.call(route, body as never, { 'content-type': 'application/json' });
        return [answer.statusCode, answer.json()];
      };
      expect(await send('POST /jwt/login')).toEqual([400, { error: { email: ['Email or Password is Invalid'] } }]);
      expect(await send('POST /jwt/refresh-token')).toEqual([401, { error: 'Invalid refresh token' }]);
    },
  );

  test('ignores case and spaces of the address', async () => {
    const account = await createAccount(server);
    const answer = await server.call('POST /jwt/login', { ...account, email: ` ${account.email.toUpperCase()} ` });
    expect(answer.json().userData.id).toBe(account.id);
  });

  test('reports a server error in the words of the specification', async () => {
    const rename = (from: string, to: string) =>
      server.database.write((db) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db));
    await rename('sessions', 'elsewhere');
    try {
      const answer = await server.call('POST /jwt/login', demoAdmin);
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: { email: ['Something went wrong'] } }]);
    } finally {
      await rename('elsewhere', 'sessions');
    }
  });

  test('rehashes a password with outdated parameters', async () => {
    // «senha fraca», made with 8 KiB and one pass.
    const weak = '$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$XlDpwgQnn2XKwvJdPRbxiV5uVKcFnST9TForCeIftKU';
    const { id, email } = await createAccount(server, { password: weak });
    const attempt = () => server.call('POST /jwt/login', { email, password: 'senha fraca' });
    expect((await attempt()).statusCode).toBe(200);
    const stored = await server.database.read.selectFrom('users').select('password').where('id', '=', id).executeTakeFirst();
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await attempt()).statusCode).toBe(200);
  });

  test('is logged, whether it succeeds or fails', async () => {
    const account = await createAccount(server);
    await server.as(account);
    expect((await listEvents(server, 'signedIn'))[0]).toMatchObject({ actor_id: account.id, actor_name: 'Alguém' });
    const email = `${'x'.repeat(300)}@x.example`;
    await server.call('POST /jwt/login', { email, password: 'secreta demais' });
    const failed = (await listEvents(server, 'signInFailed'))[0];
    expect(failed).toMatchObject({ actor_id: null, details: { email: email.slice(0, 120) } });
    expect(JSON.stringify(failed)).not.toContain('secreta');
  });

  test('with a demo account is refused from other machines and through a proxy', async () => {
    for (const headers of [
      { host: 'certame.example' },
      { 'x-forwarded-for': '203.0.113.9' },
      { origin: 'https://certame.example' },
    ] as Record<string, string>[]) {
      expect((await server.call('POST /jwt/login', demoAdmin, headers)).statusCode).toBe(400);
    }
  });

  test('stores no password in plain text', async () => {
    const users = await server.database.read.selectFrom('users').select('password').where('password', '<>', '').execute();
    for (const { password } of users) expect(password).toMatch(/^\$argon2id\$/);
  });
});
