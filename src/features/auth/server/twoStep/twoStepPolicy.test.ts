import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, demoClient, testServer } from '#kit/server/testing/testServer.ts';
import { createAccount, listEvents, password } from '../testAccount.ts';

const server = serverForFile({ demo: true });
/** An admin with two-step verification. */
let admin: Call;
beforeAll(async () => {
  const account = await createAccount(server, { role: 'admin' });
  admin = await server.as(account);
  await setUp(admin);
});
afterEach(() => requireOf('nobody'));

const requireOf = async (requiredFor: string) => (await admin('PUT /api/settings/two-step', { requiredFor })).json();
const code = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });

/** Sets up two-step verification as the screens do. */
async function setUp(call: Call, given = password): Promise<number> {
  const { secret } = (await call('POST /api/auth/two-step/begin', { password: given })).json();
  return (await call('POST /api/auth/two-step/confirm', { code: code(secret) })).statusCode;
}
/** 200 if the account can make an ordinary call, otherwise the error. */
async function may(call: Call): Promise<unknown> {
  const answer = await call('GET /api/notifications');
  return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().type];
}
const restricted = [403, 'two-step-required'];

test('is not required until an admin requires it, which only admins can do', async () => {
  const client = await server.as(await createAccount(server));
  expect(await admin('GET /api/settings/two-step').then((answer) => answer.json().requiredFor)).toBe('nobody');
  expect(await may(client)).toBe(200);
  expect((await client('PUT /api/settings/two-step', { requiredFor: 'all' })).statusCode).toBe(403);
  expect((await admin('PUT /api/settings/two-step', { requiredFor: 'some' })).statusCode).toBe(400);
});

test('required of admins, restricts those without it to setting it up, from their next call on', async () => {
  const [other, client] = [await createAccount(server, { role: 'admin' }), await server.as(await createAccount(server))];
  const call = await server.as(other);
  expect(await may(call)).toBe(200);
  const before = await requireOf('nobody');
  const { requiredFor, admins, all } = await requireOf('admins');
  expect([requiredFor, admins, all]).toEqual(['admins', before.admins, before.all]);
  expect([await may(call), await may(client), await may(admin)]).toEqual([restricted, 200, 200]);
  // Also admin calls and event streams.
  for (const route of ['GET /api/audit', 'GET /api/events', 'DELETE /api/auth/sessions', 'POST /api/auth/change-password'])
    expect((await call(route, route.startsWith('POST') ? {} : undefined)).json().type, route).toBe('two-step-required');
  expect((await call('GET /api/auth/two-step')).json()).toMatchObject({ isOn: false, isOffered: true, isRequired: true });
  expect((await server.call('GET /api/settings')).statusCode).toBe(200);
  // A new sign-in is restricted as well.
  expect(await may(await server.as(other))).toEqual(restricted);
  expect(await setUp(call)).toBe(200);
  expect(await may(call)).toBe(200);
  const counted = (await admin('GET /api/settings/two-step')).json();
  expect([counted.admins.ready, counted.all.ready]).toEqual([admins.ready + 1, all.ready + 1]);
});

test('required of all, restricts everybody, who can still sign out and refresh their tokens', async () => {
  const account = await createAccount(server);
  const { refreshToken } = (await server.call('POST /jwt/login', account)).json();
  const client = await server.as(account);
  await requireOf('all');
  expect(await may(client)).toEqual(restricted);
  const renewed = (await server.call('POST /jwt/refresh-token', { refreshToken })).json();
  expect(Object.keys(renewed).sort()).toEqual(['accessToken', 'refreshToken', 'userData']);
  expect((await server.call('POST /api/auth/logout', { refreshToken: renewed.refreshToken })).statusCode).toBe(200);
});

test('cannot be turned off while required; an admin may remove a lost one, and it is required again', async () => {
  const account = await createAccount(server);
  const client = await server.as(account);
  await setUp(client);
  await requireOf('all');
  const refused = await client('POST /api/auth/two-step/end', { password }, { 'accept-language': 'en' });
  expect([refused.statusCode, refused.json().type]).toEqual([403, 'forbidden']);
  expect(refused.json().detail).toContain('cannot be turned off');
  expect(await may(client)).toBe(200);
  expect((await admin(`DELETE /api/users/${account.id}/two-step`)).statusCode).toBe(200);
  expect(await may(client)).toEqual(restricted);
  expect(await setUp(client)).toBe(200);
  await requireOf('nobody');
  expect((await client('POST /api/auth/two-step/end', { password })).statusCode).toBe(200);
  expect(await may(client)).toBe(200);
});

test('is required of a user who becomes an admin', async () => {
  await requireOf('admins');
  const account = await createAccount(server);
  const client = await server.as(account);
  expect(await may(client)).toBe(200);
  await admin(`PATCH /api/users/${account.id}`, { role: 'admin' });
  expect(await may(client)).toEqual(restricted);
});

test('lets an admin created by a command sign in and set it up', async () => {
  await requireOf('all');
  const { link } = (await admin('POST /api/auth/admins', { email: 'rescue@x.example' })).json();
  const token = new URL(link).hash.slice(1);
  expect((await server.call('POST /api/auth/choose-password', { token, password })).statusCode).toBe(200);
  const rescue = await server.as({ email: 'rescue@x.example', password });
  expect(await may(rescue)).toEqual(restricted);
  expect(await setUp(rescue)).toBe(200);
  expect((await rescue('PUT /api/settings/two-step', { requiredFor: 'nobody' })).statusCode).toBe(200);
});

test('each change is logged once', async () => {
  const before = (await listEvents(server, 'twoStepPolicyChanged')).length;
  await requireOf('admins');
  await requireOf('admins');
  await requireOf('all');
  const events = await listEvents(server, 'twoStepPolicyChanged');
  expect(events.length - before).toBe(2);
  expect(events[0]?.details).toEqual({ requiredFor: { from: 'admins', to: 'all' } });
});

describe('demo accounts', () => {
  test('are restricted too, and may set it up on a local demonstration', async () => {
    const demo = await server.as(demoClient);
    expect((await demo('POST /api/auth/two-step/begin', { password: demoClient.password })).statusCode).toBe(403);
    await requireOf('all');
    expect(await may(demo)).toEqual(restricted);
    expect((await demo('GET /api/auth/two-step')).json()).toMatchObject({ isOffered: true, isRequired: true });
    expect(await setUp(demo, demoClient.password)).toBe(200);
    expect(await may(demo)).toBe(200);
  });

  test('of a public demonstration cannot be locked out by a visitor or an earlier policy', async () => {
    const open = await testServer({ demo: true, env: { DEMO: 'public' } });
    const visitor = await open.as(demoAdmin);
    const refused = await visitor('PUT /api/settings/two-step', { requiredFor: 'all' });
    expect([refused.statusCode, refused.json().type]).toEqual([403, 'forbidden']);

    // Required and set up before the demonstration was public.
    const now = new Date().toISOString();
    await open.database.write(async (db) => {
      await db.insertInto('settings').values({ name: 'twoStepRequiredFor', value: 'all', changed_at: now }).execute();
      const { id } = await db.selectFrom('users').select('id').where('email', '=', demoAdmin.email).executeTakeFirstOrThrow();
      await db.insertInto('two_step').values({ user_id: id, secret: 'JBSWY3DPEHPK3PXP', started_at: now }).execute();
    });
    for (const account of [demoClient, demoAdmin]) expect(await may(await open.as(account))).toBe(200);
    expect(await may(await open.as(await createAccount(open)))).toEqual(restricted);
    expect((await visitor('PUT /api/settings/two-step', { requiredFor: 'nobody' })).json().requiredFor).toBe('nobody');
    await open.close();
  });
});
