import { expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';
import { purgeRemovedUsers } from './remove.ts';

const server = serverForFile({ demo: true });

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
