import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { Notification } from '../contract.ts';
import { notify } from './notify.ts';
import { keepNotificationsTidy } from './tidy.ts';

let server: TestServer;
let admin: Call;
let client: Call;
let ids: { admin: number; client: number };
beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  const users = await server.database.read.selectFrom('users').select(['id', 'email']).execute();
  const idOf = ({ email }: { email: string }) => users.find((user) => user.email === email)?.id as number;
  ids = { admin: idOf(demoAdmin), client: idOf(demoClient) };
});
beforeEach(() => server.database.write((db) => db.deleteFrom('notifications').execute()));
afterAll(() => server.close());

/** Tells so many things, each with its number. */
const tell = (userIds: number[], count: number, from = 1) =>
  server.database.write(async (db) => {
    for (let n = from; n < from + count; n++) await notify(db, { userIds, kind: 'test', data: { n }, about: String(n) });
  });
const list = async (call: Call, query = ''): Promise<{ notifications: Notification[]; hasMore: boolean; unread: number }> =>
  (await call(`GET /api/notifications${query}`)).json();
const numbers = ({ notifications }: { notifications: Notification[] }) => notifications.map(({ data }) => (data as { n: number }).n);
const count = async (call: Call) => (await call('GET /api/notifications/unread')).json();

test('come page by page, the newest first, also while new ones come', async () => {
  await tell([ids.admin], 5);
  const first = await list(admin, '?limit=2');
  expect(first).toMatchObject({ hasMore: true, unread: 5 });
  expect(numbers(first)).toEqual([5, 4]);
  await tell([ids.admin], 1, 6);
  const rest = await list(admin, `?limit=3&before=${first.notifications[1]?.id}`);
  expect(numbers(rest)).toEqual([3, 2, 1]);
  expect(rest).toMatchObject({ hasMore: false, unread: 6 });
});

test('are marked one by one or all at once, but none that came after what was seen', async () => {
  expect(await count(admin)).toEqual({ unread: 0, newest: 0 });
  await tell([ids.admin], 3);
  const [newest, middle] = (await list(admin)).notifications as [Notification, Notification];
  expect(await count(admin)).toEqual({ unread: 3, newest: newest.id });
  expect((await admin(`PUT /api/notifications/${middle.id}`, { isRead: true })).statusCode).toBe(200);
  expect((await list(admin)).notifications.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  await tell([ids.admin], 1, 4);
  await admin('PUT /api/notifications', { isRead: true, upTo: newest.id });
  expect((await list(admin)).notifications.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  await admin(`PUT /api/notifications/${middle.id}`, { isRead: false });
  expect(await count(admin)).toMatchObject({ unread: 2 });
  await admin('PUT /api/notifications', { isRead: true });
  expect(await count(admin)).toMatchObject({ unread: 0 });
});

test('of others are missing: neither listed, nor marked, nor removed', async () => {
  await tell([ids.admin], 1);
  const [theirs] = (await list(admin)).notifications;
  expect(await list(client)).toEqual({ notifications: [], hasMore: false, unread: 0 });
  const answers = await Promise.all([
    client(`PUT /api/notifications/${theirs?.id}`, { isRead: true }),
    client(`DELETE /api/notifications/${theirs?.id}`),
    client('DELETE /api/notifications/999999'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  await client('PUT /api/notifications', { isRead: true });
  expect(await count(admin)).toMatchObject({ unread: 1 });
  expect((await admin(`DELETE /api/notifications/${theirs?.id}`)).statusCode).toBe(200);
  expect((await list(admin)).notifications).toEqual([]);
});

test('tell each account of one thing once', async () => {
  await tell([ids.admin], 1);
  await tell([ids.admin, ids.client], 1);
  expect(await Promise.all([count(admin), count(client)])).toMatchObject([{ unread: 1 }, { unread: 1 }]);
});

test('are kept up to five hundred, for ninety days', async () => {
  await tell([ids.admin, ids.client], 1, 0);
  await tell([ids.admin], 501);
  expect(await Promise.all([count(admin), count(client)])).toMatchObject([{ unread: 500 }, { unread: 1 }]);
  const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await server.database.write((db) => db.updateTable('notifications').set({ created_at: old }).where('user_id', '=', ids.client).execute());
  await keepNotificationsTidy(server.database, () => {}).stop();
  expect(await Promise.all([count(admin), count(client)])).toMatchObject([{ unread: 500 }, { unread: 0 }]);
});
