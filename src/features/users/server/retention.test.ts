import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import { purgeRemovedUsers } from './remove.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.close());

test('deletes users removed more than ten minutes ago, with their data, and nobody else', async () => {
  const [one, other, third] = await server.database.read.selectFrom('users').select('id').orderBy('id', 'desc').limit(3).execute();
  const remove = (id: number | undefined, minutes: number) =>
    server.database.write(async (db) => {
      const removed_at = new Date(Date.now() - minutes * 60_000).toISOString();
      await db
        .updateTable('users')
        .set({ removed_at })
        .where('id', '=', id ?? 0)
        .execute();
      await db
        .insertInto('profiles')
        .values({ user_id: id ?? 0 })
        .execute();
    });
  await remove(one?.id, 11);
  await remove(other?.id, 9);
  await purge({ database: server.database, name: 'test', steps: purgeRemovedUsers() }, new AbortController().signal);
  const left = await server.database.read.selectFrom('users').select('id').orderBy('id', 'desc').execute();
  expect(left.map(({ id }) => id).slice(0, 2)).toEqual([other?.id, third?.id]);
  const profiles = await server.database.read.selectFrom('profiles').select('user_id').orderBy('user_id', 'desc').execute();
  expect(profiles[0]).toEqual({ user_id: other?.id });
});
