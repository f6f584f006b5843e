import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { testServer } from '#kit/server/testing/testServer.ts';
import { listEvents } from '../testAccount.ts';

const server = serverForFile({ demo: true });

const password = 'uma senha comprida';
let made = 0;
const newNames = () => ({ email: `new${++made}@x.example`, username: `new.${made}`, password });
const register = (body: object, headers = {}) => server.call('POST /jwt/register', body, headers);

describe('registering', () => {
  test('answers with an account that may manage all, and with an access token only', async () => {
    const body = { ...newNames(), email: 'New.Person@X.example' };
    const answer = await register(body);
    expect(answer.statusCode).toBe(200);
    const { user, accessToken } = answer.json();
    expect(answer.json()).toEqual({ user, accessToken });
    expect(user).toEqual({
      id: expect.any(Number),
      ...{ email: 'new.person@x.example', username: body.username, fullName: '', avatar: null, role: 'admin' },
      ability: [{ action: 'manage', subject: 'all' }],
    });
    expect(decodeJwt(accessToken).id).toBe(user.id);
    const call = await server.call('GET /api/auth/sessions', undefined, { authorization: `Bearer ${accessToken}` });
    expect(call.statusCode).toBe(200);
    expect((await server.call('POST /jwt/login', { email: 'NEW.person@x.example ', password })).json().userData).toEqual(user);
    expect(await listEvents(server, 'registered')).toMatchObject([{ actor_id: user.id, actor_name: 'new.person@x.example' }]);
  });

  test('reports taken names in the words of the specification with status 200, ignoring case', async () => {
    const known = { ...newNames(), username: 'Ágata.Souza' };
    await register(known);
    const [email, username] = ['This email is already in use.', 'This username is already in use.'];
    const tries = [
      [{ ...known }, { email, username }],
      [
        { ...newNames(), email: known.email.toUpperCase() },
        { email, username: null },
      ],
      [
        { ...newNames(), username: 'áGATA.SOUZA' },
        { email: null, username },
      ],
      [
        { ...newNames(), username: 'Ágata.Souza'.normalize('NFD').normalize() },
        { email: null, username },
      ],
      [
        { ...newNames(), email: 'admin@demo.com', username: 'HELENA' },
        { email, username },
      ],
    ] as const;
    for (const [body, error] of tries) {
      const answer = await register(body);
      expect([answer.statusCode, answer.json()]).toEqual([200, { error }]);
    }
    // Another letter makes another name.
    expect((await register({ ...newNames(), username: 'Agata.Souza' })).json().error).toBeUndefined();
  });

  test('creates one account for simultaneous requests with the same names, and reports the conflict to the others', async () => {
    const body = newNames();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(answers.filter((answer) => answer.json().user)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json().error?.email && answer.json().error?.username)).toHaveLength(3);
  });

  test.each([
    ['a short password', { password: 'sete777' }, 'body.password'],
    ['the username as password', { username: 'Comprido.Demais', password: 'comprido.demais' }, 'body.password'],
    ['the e-mail as password', { email: 'some@x.example', password: 'SOME@x.example' }, 'body.password'],
    ['a password that many have', { password: 'Football' }, 'body.password'],
    ['the same with a number added', { password: 'Flamengo2026!' }, 'body.password'],
    ['no e-mail', { email: undefined }, 'body.email'],
    ['an address that is none', { email: 'somebody' }, 'body.email'],
    ['a username with a space', { username: 'a b' }, 'body.username'],
    ['a number for a username', { username: 7 }, 'body.username'],
  ])('refuses %s', async (_, other, path) => {
    const answer = await register({ ...newNames(), ...other });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'validation']);
    expect(answer.json().faults.map((fault: { path: string }) => fault.path)).toContain(path);
  });

  test('is open to local requests only, unless the operator configures otherwise', async () => {
    expect((await server.call('GET /api/settings')).json()).toMatchObject({ registration: 'open', registrationIsPublic: false });
    const elsewhere: Record<string, string>[] = [
      { host: 'certame.example' },
      { 'x-forwarded-for': '203.0.113.9' },
      { origin: 'https://certame.example' },
    ];
    for (const headers of elsewhere) {
      const answer = await register(newNames(), headers);
      expect([answer.statusCode, answer.json().type]).toEqual([403, 'registration-closed']);
      const settings = (await server.call('GET /api/settings', undefined, headers)).json();
      expect(settings).toMatchObject({ registration: 'invite', registrationIsPublic: false });
    }
    // Once a proxied request was seen, local requests are no longer trusted.
    expect((await server.call('GET /api/settings')).json()).toMatchObject({ registration: 'invite', closedByProxy: ['registration'] });
  });
});

describe.each([
  ['open', 200, 'open', true],
  ['invite', 403, 'invite', false],
  ['closed', 403, 'closed', false],
])('with REGISTRATION=%s', (mode, status, registration, registrationIsPublic) => {
  test('answers every client by the policy, as the settings do', async () => {
    const other = await testServer({ env: { REGISTRATION: mode } });
    try {
      const headers = { host: 'certame.example' };
      expect((await other.call('POST /jwt/register', newNames(), headers)).statusCode).toBe(status);
      expect((await other.call('GET /api/settings', undefined, headers)).json()).toMatchObject({ registration, registrationIsPublic });
    } finally {
      await other.close();
    }
  });
});
