import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { createAccount } from '../testAccount.ts';
import { backfillAccountKeys } from './findContacts.ts';

const server = serverForFile({ demo: true });

test('backfills the keys of old accounts; of usernames that differ in case only, the oldest gets the key', async () => {
  const [first, second] = [
    await createAccount(server, { username: 'Ântero', username_key: null }),
    await createAccount(server, { username: 'ÂNTERO', username_key: null, email: 'second@x.example' }),
  ];
  await server.database.write((db) => sql`update users set busca = null`.execute(db));
  await backfillAccountKeys(server.database);
  const keys = await server.database.read.selectFrom('users').select(['id', 'username_key']).orderBy('id', 'desc').limit(2).execute();
  expect(keys).toEqual([
    { id: second.id, username_key: null },
    { id: first.id, username_key: 'ântero' },
  ]);
  const admin = await server.as(demoAdmin);
  expect((await admin('GET /api/users/list/data?q=antero')).json().total).toBe(2);
  const edit = (body: object) => admin(`PATCH /api/users/${second.id}`, body);
  expect((await edit({ username: 'ÂNTERO', company: 'Sol' })).statusCode).toBe(200);
  expect((await edit({ username: 'ântero' })).statusCode).toBe(400);
});
