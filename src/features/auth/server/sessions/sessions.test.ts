import { beforeEach, describe, expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { forgetDerivedKeys } from '#kit/server/testing/testKeyDerivation.ts';
import { demoAdmin, testServer } from '#kit/server/testing/testServer.ts';
import { createLink } from '../links/links.ts';
import { createAccount, forgetPassword, listEvents, password } from '../testAccount.ts';

const server = serverForFile();
let account: Awaited<ReturnType<typeof createAccount>>;
beforeEach(async () => {
  account = await createAccount(server);
});

const login = async (agent: string, { email } = account) => {
  const session = (await server.call('POST /jwt/login', { email, password }, { 'user-agent': agent })).json();
  const call = (route: string, body?: object) => server.call(route, body, { authorization: `Bearer ${session.accessToken}` });
  return { ...session, call };
};
const listed = async ({ call }: Awaited<ReturnType<typeof login>>) => (await call('GET /api/auth/sessions')).json().sessions;

describe('sessions', () => {
  test('are listed to their owner, who can end one of them or all others', async () => {
    const stranger = await login('Firefox', await createAccount(server));
    const [here, there, phone] = [await login('Firefox'), await login('Chromium'), await login('Telefone')];
    const sessions = await listed(here);
    expect(sessions.map((each: { user_agent: string }) => each.user_agent).sort()).toEqual(['Chromium', 'Firefox', 'Telefone']);
    expect(sessions.find((each: { user_agent: string }) => each.user_agent === 'Firefox')).toEqual({
      ...{ id: expect.any(String), created_at: expect.any(String), last_used_at: expect.any(String) },
      ...{ user_agent: 'Firefox', address: '127.0.0.1', isCurrent: true, isRemembered: false },
    });
    const { id } = sessions.find((each: { user_agent: string }) => each.user_agent === 'Telefone');

    expect((await stranger.call(`DELETE /api/auth/sessions/${id}`)).statusCode).toBe(404);
    expect((await here.call(`DELETE /api/auth/sessions/${id}`)).statusCode).toBe(200);
    expect((await here.call(`DELETE /api/auth/sessions/${id}`)).statusCode).toBe(404);
    expect((await phone.call('GET /api/auth/sessions')).statusCode).toBe(401);
    expect((await server.call('POST /jwt/refresh-token', { refreshToken: phone.refreshToken })).statusCode).toBe(401);

    expect((await here.call('DELETE /api/auth/sessions')).statusCode).toBe(200);
    expect((await there.call('GET /api/auth/sessions')).statusCode).toBe(401);
    expect(await listed(here)).toHaveLength(1);
    expect(await listed(stranger)).toHaveLength(1);
    expect(await listEvents(server, 'sessionsEnded')).toMatchObject([{ actor_id: account.id, details: { count: 1 } }]);
  });

  test('are limited to fifty: the least recently used one ends', async () => {
    const [oldest, second] = [await login('Oldest'), await login('Second')];
    const agent = { user_agent: 'Filled', address: '127.0.0.1' };
    await server.database.write(async (db) => {
      const rows = Array.from({ length: 48 }, (_, number) => new Date(Date.now() + number).toISOString());
      for (const now of rows)
        await db
          .insertInto('sessions')
          .values({ id: `${account.id} ${now}`, user_id: account.id, created_at: now, last_used_at: now, ...agent })
          .execute();
    });
    const newest = await login('Newest');
    const status = async ({ call }: typeof newest) => (await call('GET /api/auth/sessions')).statusCode;
    expect([await status(oldest), await status(second), await status(newest)]).toEqual([401, 200, 200]);
  });

  test('cannot begin while the account is disabled', async () => {
    const admin = await server.as(await createAccount(server, { role: 'admin' }));
    for (let time = 0; time < 5; time++) {
      const { id, email } = await createAccount(server);
      const signingIn = [1, 2, 3].map(() => server.call('POST /jwt/login', { email, password }));
      // Once the first has signed in, the others are about to.
      await Promise.race(signingIn);
      expect((await admin(`PATCH /api/users/${id}`, { status: 'inactive' })).statusCode).toBe(200);
      await Promise.all(signingIn);
      expect(await server.database.read.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
    }
  });

  test('end immediately when the account is disabled or removed', async () => {
    const { call, refreshToken } = await login('Firefox');
    await server.database.write((db) => db.updateTable('users').set({ status: 'inactive' }).where('id', '=', account.id).execute());
    expect((await call('GET /api/auth/sessions')).statusCode).toBe(401);
    const refreshed = await server.call('POST /jwt/refresh-token', { refreshToken });
    expect([refreshed.statusCode, refreshed.json()]).toEqual([401, { error: 'Invalid refresh token' }]);
  });
});

describe('changing one’s password', () => {
  const newPassword = 'outra senha comprida';

  test('needs the current one, and ends the other sessions', async () => {
    const [here, there] = [await login('Firefox'), await login('Chromium')];
    const change = (currentPassword: string, wanted = newPassword) =>
      here.call('POST /api/auth/change-password', { currentPassword, newPassword: wanted });
    expect((await change('wrong')).json()).toMatchObject({ type: 'validation', faults: [{ path: 'body.currentPassword' }] });
    expect((await change(password)).statusCode).toBe(200);
    expect((await change(password)).statusCode).toBe(400);
    expect((await change(newPassword, account.email)).json()).toMatchObject({
      faults: [{ path: 'body.newPassword' }],
    });
    expect((await here.call('GET /api/auth/sessions')).statusCode).toBe(200);
    expect((await there.call('GET /api/auth/sessions')).statusCode).toBe(401);
    const answer = await server.call('POST /jwt/login', { email: account.email, password });
    expect(answer.statusCode).toBe(400);
    const mails = server.database.read.selectFrom('mails').select(['subject', 'body']).where('recipient', '=', account.email);
    expect((await mails.execute()).map(({ subject }) => subject)).toEqual(['Certame: sua senha foi alterada']);
    expect(await listEvents(server, 'passwordChanged')).toMatchObject([{ actor_id: account.id }]);
  });
});

describe('a change begun before the password was reset', () => {
  const stolen = 'a senha do ladrão';
  const chosen = 'a senha da dona';

  test('has no effect once the owner has chosen a new one by a link', async () => {
    const thief = await login('Firefox');
    const { path } = await server.database.write((db) => createLink(db, account, 'reset'));
    forgetDerivedKeys();
    const [changed, reset] = await Promise.all([
      thief.call('POST /api/auth/change-password', { currentPassword: password, newPassword: stolen }),
      server.call('POST /api/auth/choose-password', { token: path.split('#')[1], password: chosen }),
    ]);
    expect([changed.statusCode, reset.statusCode]).toEqual([401, 200]);
    const outcomes = [stolen, chosen].map((candidate) => server.call('POST /jwt/login', { email: account.email, password: candidate }));
    expect((await Promise.all(outcomes)).map(({ statusCode }) => statusCode)).toEqual([400, 200]);
  });

  test.each([
    ['POST /api/auth/change-password', { currentPassword: password, newPassword: stolen }],
    ['POST /api/auth/two-step/begin', { password }],
    ['PATCH /api/account/general', { email: 'thief@x.example', currentPassword: password }],
  ])('changes nothing by %s once its session has ended', async (route, body) => {
    const [owner, thief] = [await login('Firefox'), await login('Chromium')];
    const before = (await owner.call('GET /api/account')).json();
    forgetDerivedKeys();
    const [done] = await Promise.all([thief.call(route, body), owner.call('DELETE /api/auth/sessions')]);
    expect(done.statusCode).toBe(401);
    expect((await owner.call('GET /api/account')).json()).toEqual(before);
    expect((await owner.call('GET /api/auth/two-step')).json().isOn).toBe(false);
    expect((await server.call('POST /jwt/login', { email: account.email, password })).statusCode).toBe(200);
  });
});

describe('a demo account in a public demonstration', () => {
  test('keeps its public password', async () => {
    const open = await testServer({ demo: true, env: { DEMO: 'public' } });
    try {
      const call = await open.as(demoAdmin);
      const answer = await call('POST /api/auth/change-password', { currentPassword: demoAdmin.password, newPassword: 'só minha agora' });
      expect([answer.statusCode, answer.json().type]).toEqual([403, 'forbidden']);
      expect((await forgetPassword(open, demoAdmin.email)).statusCode).toBe(200);
      expect(await open.database.read.selectFrom('account_links').selectAll().execute()).toEqual([]);
    } finally {
      await open.close();
    }
  });
});

describe('new keys', () => {
  test('sign from now on, and existing sessions stay valid', async () => {
    const admin = await login('Firefox', await createAccount(server, { role: 'admin' }));
    const { call, refreshToken } = await login('Firefox');
    expect((await call('POST /api/auth/keys/rotate')).statusCode).toBe(403);
    expect((await admin.call('POST /api/auth/keys/rotate')).statusCode).toBe(200);
    expect((await call('GET /api/auth/sessions')).statusCode).toBe(200);
    const refreshed = (await server.call('POST /jwt/refresh-token', { refreshToken })).json();
    const kid = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
    expect(kid(refreshed.refreshToken)).not.toBe(kid(refreshToken));
    expect(await listEvents(server, 'keysRotated')).toHaveLength(1);
  });
});
