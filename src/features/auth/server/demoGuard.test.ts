import { afterEach, describe, expect, test } from 'vitest';
import { findId } from '#kit/server/testing/testDemo.ts';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { createAccount, forgetPassword, password } from './testAccount.ts';

let server: TestServer;
afterEach(() => server.close());

const start = async (DEMO: 'true' | 'public') => {
  server = await testServer({ demo: true, env: { DEMO } });
  return server.as(demoAdmin);
};
const idOf = (email: string) => findId(server, email);
const links = () => server.database.read.selectFrom('account_links').selectAll().execute();
const refused = { statusCode: 403, type: 'forbidden' };
const ask = async (call: Call, route: string, body?: object) => {
  const answer = await call(route, body);
  return { statusCode: answer.statusCode, type: answer.body && answer.json().type };
};
const newcomer = { fullName: 'Rui', username: 'rui', email: 'rui@x.example', status: 'active' };

describe.each(['true', 'public'] as const)('with DEMO=%s demo accounts', (DEMO) => {
  test('keep their names, role and status, and get no password link', async () => {
    const admin = await start(DEMO);
    const id = await idOf(demoClient.email);
    for (const body of [{ email: 'meu@x.example' }, { role: 'admin' }, { status: 'inactive' }])
      expect(await ask(admin, `PATCH /api/users/${id}`, body), JSON.stringify(body)).toEqual(refused);
    expect(await ask(admin, `DELETE /apps/users/delete?id=${id}`)).toEqual(refused);
    expect(await ask(admin, `POST /api/users/${id}/invite`)).toEqual(refused);
    expect(await ask(admin, 'POST /api/auth/admins', { email: demoAdmin.email })).toEqual(refused);
    await forgetPassword(server, demoAdmin.email);
    expect(await links()).toEqual([]);
    // Other fields of the list may change.
    expect((await admin(`PATCH /api/users/${id}`, { company: 'Outra' })).statusCode).toBe(200);
  });
});

test('a public demonstration grants no lasting access', async () => {
  const admin = await start('public');
  const { id } = await createAccount(server, { role: 'admin' });
  expect(await ask(admin, 'POST /api/auth/admins', { email: 'eu@x.example' })).toEqual(refused);
  for (const body of [
    { ...newcomer, role: 'admin' },
    { ...newcomer, status: 'pending' },
  ])
    expect(await ask(admin, 'POST /apps/users/add-user', body)).toEqual(refused);
  const added = (await admin('POST /apps/users/add-user', newcomer)).json().user;
  expect(await ask(admin, `PATCH /api/users/${added.id}`, { role: 'admin' })).toEqual(refused);
  expect(await ask(admin, `PATCH /api/users/${id}`, { email: 'eu@x.example' })).toEqual(refused);
  expect(await ask(admin, `POST /api/users/${added.id}/invite`)).toEqual(refused);
  await forgetPassword(server, newcomer.email);
  expect(await links()).toEqual([]);
});

test('a demo account is recognised whatever its name, and can be removed once the demonstration is off', async () => {
  server = await testServer();
  const barred = await createAccount(server, { email: 'renamed@x.example', role: 'admin', is_demo: true });
  expect((await server.call('POST /jwt/login', { email: barred.email, password })).statusCode).toBe(400);
  const admin = await server.as(await createAccount(server, { role: 'admin' }));
  expect(await ask(admin, `PATCH /api/users/${barred.id}`, { email: 'again@x.example' })).toEqual(refused);
  expect((await admin(`DELETE /apps/users/delete?id=${barred.id}`)).statusCode).toBe(200);
});
