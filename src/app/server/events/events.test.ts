// Event streams of one server process; eventsBetweenProcesses.test.ts has those of several.
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { presenceTopic } from '#features/chat/contract.ts';
import { pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { findId } from '#kit/server/testing/testDemo.ts';
import { demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { markAllRead, openStream, signIn, startImport } from './testEvents.ts';

let server: TestServer;
let url: string;
beforeEach(async () => {
  server = await testServer({ demo: true });
  url = await server.app.listen({ port: 0 });
});
afterEach(() => server.close());

const importOne = async (content: unknown) => startImport(await server.as(demoAdmin), content);

test('users receive the events that concern them immediately, and no others', async () => {
  const [admin, client] = [await openStream(url, demoAdmin), await openStream(url, demoClient)];
  expect(Object.fromEntries(admin.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  await importOne([pncpRecord()]);
  await Promise.all([admin.receives('notifications'), client.receives('licitacoes'), client.receives('projetosDeLei')]);
  // The audit log is published too, immediately or two seconds later.
  const records = ['atas', 'contratos', 'licitacoes', 'pca', 'projetosDeLei'];
  expect(new Set([...admin.topics(), 'audit'])).toEqual(new Set([...records, 'audit', 'importacoes', 'notifications']));
  expect(client.topics().toSorted()).toEqual(records);
  await markAllRead(url, demoClient);
  await client.receives('notifications');
});

test('a bookmark or a cart item of one browser is published to the others of the account', async () => {
  const [mine, theirs] = [await openStream(url, demoClient), await openStream(url, demoAdmin)];
  const client = await server.as(demoClient);
  const { id } = await server.database.read.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await client('POST /apps/ecommerce/cart', { productId: String(id) });
  const { suggestions } = (await client('GET /api/bookmarks/data')).json();
  await client('POST /api/bookmarks/update', { id: suggestions[0].id });
  await Promise.all([mine.receives('shop'), mine.receives('bookmarks')]);
  expect(theirs.topics()).toEqual([]);
});

test('other users receive changes of the visible profile, but not of settings', async () => {
  const [own, other] = [await openStream(url, demoAdmin), await openStream(url, demoClient)];
  const admin = await server.as(demoAdmin);
  expect((await admin('PATCH /api/account/notification', { blogDigest: true })).statusCode).toBe(200);
  await own.receives('account');
  await markAllRead(url, demoClient);
  await other.receives('notifications');
  expect(other.topics()).toEqual(['notifications']);
  expect((await admin('PATCH /api/account/general', { company: 'Sol' })).statusCode).toBe(200);
  await Promise.all([other.receives('users'), other.receives('profile')]);
});

test('a changed chat profile is published to all users once, and an unchanged one is not', async () => {
  const [own, other] = [await openStream(url, demoAdmin), await openStream(url, demoClient)];
  const admin = await server.as(demoAdmin);
  await admin('PUT /api/chat/profile', { about: 'Só de manhã.', status: 'busy' });
  await Promise.all([own.receives('chat'), other.receives('chatPeople')]);
  // Sign-ins of this test publish `audit` to admins with a delay.
  const count = () => [...own.topics(), ...other.topics()].filter((topic) => topic !== 'audit').length;
  const before = count();
  await admin('PUT /api/chat/profile', { about: 'Só de manhã. ', status: 'busy', isNotificationsOn: true });
  await markAllRead(url, demoClient);
  await other.receives('notifications');
  expect([count() - before, other.topics()]).toEqual([1, ['chatPeople', 'notifications']]);
});

test('a user with an open stream is online, which is published; a session alone does not count', async () => {
  const admin = await server.as(demoAdmin);
  const id = await findId(server, demoClient.email);
  const shown = async () => (await admin(`GET /api/chat/contacts/${id}`)).json().status;
  await server.as(demoClient);
  expect(await shown()).toBe('offline');
  const own = await openStream(url, demoClient);
  await own.receives(presenceTopic);
  expect(await shown()).toBe('online');
});

test('browsers of an account receive immediately that one of its sessions has ended', async () => {
  const stream = await openStream(url, demoClient);
  const [here, there] = [await server.as(demoClient), await server.call('POST /jwt/login', demoClient)];
  await here('DELETE /api/auth/sessions');
  await stream.receives('*');
  const mine = await openStream(url, demoAdmin);
  const { refreshToken } = (await server.call('POST /jwt/login', demoAdmin)).json();
  await server.call('POST /api/auth/logout', { refreshToken });
  await mine.receives('*');
  expect((await server.call('POST /jwt/refresh-token', { refreshToken: there.json().refreshToken })).statusCode).toBe(401);
});

test('a stream needs a session, and HEAD opens none', async () => {
  expect((await fetch(`${url}/api/events`)).status).toBe(401);
  expect((await fetch(`${url}/api/events`, { method: 'HEAD', headers: await signIn(url, demoClient) })).status).toBe(200);
});

test('a server stops without waiting for its streams, even for one that is not read', async () => {
  const stream = await openStream(url, demoAdmin);
  const stalled = request(`${url}/api/events`, { headers: await signIn(url, demoClient) }).end();
  const [unread] = await once(stalled, 'response');
  unread.pause();
  unread.on('error', () => {});
  const started = performance.now();
  await server.app.close();
  expect(performance.now() - started).toBeLessThan(3000);
  await stream.ended;
});

test('an account with too many streams gets 429 for the next one, and the others stay open', async () => {
  const streams = [];
  for (let count = 0; count < 20; count++) streams.push(await openStream(url, demoClient));
  const refused = await fetch(`${url}/api/events`, { headers: await signIn(url, demoClient) });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ type: 'too-many-requests', title: 'Muitas requisições ao mesmo tempo.' });
  await markAllRead(url, demoClient);
  await Promise.all(streams.map(({ receives }) => receives('notifications')));
});

test('an import that writes nothing publishes nothing to users', async () => {
  const before = await openStream(url, demoAdmin);
  await importOne([pncpRecord()]);
  await before.receives('licitacoes');
  const [admin, client] = [await openStream(url, demoAdmin), await openStream(url, demoClient)];
  await importOne([pncpRecord()]);
  await admin.receives('notifications');
  await markAllRead(url, demoClient);
  await client.receives('notifications');
  expect(client.topics()).toEqual(['notifications']);
});
