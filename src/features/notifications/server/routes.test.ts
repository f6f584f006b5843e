import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { Notification } from '../contract.ts';
import { notify } from './notify.ts';
import { purgeOldNotifications } from './retention.ts';

const { server, admin, client, ids } = testDemo();
beforeEach(() => server.database.write((db) => db.deleteFrom('notifications').execute()));

/** Sends several numbered notifications. */
const sendNumbered = (userIds: number[], count: number, from = 1) =>
  server.database.write(async (db) => {
    for (let n = from; n < from + count; n++) await notify(db, { userIds, kind: 'test', data: { n }, about: String(n) });
  });
const list = async (call: Call, query = ''): Promise<{ notifications: Notification[]; hasMore: boolean; unread: number }> =>
  (await call(`GET /api/notifications${query}`)).json();
const numbers = ({ notifications }: { notifications: Notification[] }) => notifications.map(({ data }) => (data as { n: number }).n);
const eachUpTo = (most: number) =>
  sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(most)})`;
const count = async (call: Call) => (await call('GET /api/notifications/unread')).json();

test('are paged, the newest first, also while new ones arrive', async () => {
  await sendNumbered([ids.admin], 5);
  const first = await list(admin, '?limit=2');
  expect(first).toMatchObject({ hasMore: true, unread: 5 });
  expect(numbers(first)).toEqual([5, 4]);
  await sendNumbered([ids.admin], 1, 6);
  const rest = await list(admin, `?limit=3&before=${first.notifications[1]?.id}`);
  expect(numbers(rest)).toEqual([3, 2, 1]);
  expect(rest).toMatchObject({ hasMore: false, unread: 6 });
});

test('are marked one by one or all at once, except those newer than the last seen one', async () => {
  expect(await count(admin)).toEqual({ unread: 0, newest: 0 });
  await sendNumbered([ids.admin], 3);
  const [newest, middle] = (await list(admin)).notifications as [Notification, Notification];
  expect(await count(admin)).toEqual({ unread: 3, newest: newest.id });
  expect((await admin(`PUT /api/notifications/${middle.id}`, { isRead: true })).statusCode).toBe(200);
  expect((await list(admin)).notifications.map(({ isRead }) => isRead)).toEqual([false, true, false]);
  await sendNumbered([ids.admin], 1, 4);
  await admin('PUT /api/notifications', { isRead: true, upTo: newest.id });
  expect((await list(admin)).notifications.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  await admin(`PUT /api/notifications/${middle.id}`, { isRead: false });
  expect(await count(admin)).toMatchObject({ unread: 2 });
  await admin('PUT /api/notifications', { isRead: true });
  expect(await count(admin)).toMatchObject({ unread: 0 });
});

test('of other accounts are neither listed, nor marked, nor removed', async () => {
  await sendNumbered([ids.admin], 1);
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

test('that were removed can be neither marked nor removed again, and are not sent again', async () => {
  await sendNumbered([ids.admin], 2);
  const [newest] = (await list(admin)).notifications;
  await admin(`DELETE /api/notifications/${newest?.id}`);
  expect(numbers(await list(admin))).toEqual([1]);
  expect(await count(admin)).toMatchObject({ unread: 1 });
  const again = await Promise.all([
    admin(`DELETE /api/notifications/${newest?.id}`),
    admin(`PUT /api/notifications/${newest?.id}`, { isRead: true }),
  ]);
  expect(again.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await sendNumbered([ids.admin], 2);
  expect(numbers(await list(admin))).toEqual([1]);
});

test('are sent to each account once per event', async () => {
  await sendNumbered([ids.admin], 1);
  await sendNumbered([ids.admin, ids.client], 1);
  expect(await Promise.all([count(admin), count(client)])).toMatchObject([{ unread: 1 }, { unread: 1 }]);
});

test('reach ten thousand accounts at once', async () => {
  const account = sql`'A', 'many' || n, 'many' || n || '@x.example', '', 'client', '2026-01-01T00:00:00.000Z'`;
  await server.database.write((db) =>
    sql`insert into users (full_name, username, email, password, role, created_at) ${eachUpTo(10_000)} select ${account} from numbers`.execute(
      db,
    ),
  );
  const many = await server.database.read.selectFrom('users').select('id').where('username', 'like', 'many%').execute();
  await sendNumbered([...many.map(({ id }) => id).reverse(), ids.client, ids.client], 1);
  const { accounts } = await server.database.read
    .selectFrom('notifications')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('accounts'))
    .executeTakeFirstOrThrow();
  expect([many.length, accounts]).toEqual([10_000, 10_001]);
});

test('are shown up to five hundred, and purged after ninety days, however many', async () => {
  await sendNumbered([ids.admin, ids.client], 1, 0);
  await sendNumbered([ids.admin], 501);
  expect(await Promise.all([count(admin), count(client)])).toMatchObject([{ unread: 500 }, { unread: 1 }]);
  await sendNumbered([ids.admin], 2, 0);
  expect(numbers(await list(admin, '?limit=1'))).toEqual([501]);
  const old = new Date(Date.now() - 91 * 86_400_000).toISOString();
  await server.database.write(async (db) => {
    await sql`insert into notifications (user_id, kind, data, about, created_at) ${eachUpTo(2500)} select ${ids.client}, 'old', '{}', 'old' || n, ${old} from numbers`.execute(
      db,
    );
    await db.updateTable('notifications').set({ created_at: old }).where('user_id', '=', ids.client).execute();
  });
  await purge({ database: server.database, name: 'test', steps: [purgeOldNotifications] }, new AbortController().signal);
  const left = await server.database.read.selectFrom('notifications').select('user_id').distinct().execute();
  expect(left).toEqual([{ user_id: ids.admin }]);
});
