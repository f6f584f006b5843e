import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';
import { preparedQuery } from './preparedQuery.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

let built = 0;
const migrationsBetween = preparedQuery(['from', 'label', 'to'], (db, { from, to, label }: { from: number; to: number; label: string }) => {
  built++;
  return db
    .selectFrom('migrations' as never)
    .select([sql<number>`number`.as('number'), sql<string>`cast(${label} as text)`.as('label')])
    .where(sql<boolean>`number >= ${from} and number <= ${to}`)
    .orderBy(sql`number`);
});

test('a query is built once and answers with the values of each run, also at the same time and in a transaction', async () => {
  const { read } = server.database;
  const [some, one] = await Promise.all([
    migrationsBetween(read, { from: 1, to: 3, label: 'a' }),
    migrationsBetween(read, { from: 2, to: 2, label: 'b' }),
  ]);
  expect(some.map(({ number, label }) => `${number}${label}`)).toEqual(['1a', '2a', '3a']);
  expect(one).toEqual([{ number: 2, label: 'b' }]);
  expect(built).toBe(1);
  const within = await server.database.write((db) => migrationsBetween(db, { from: 3, to: 3, label: 'c' }));
  expect(within).toEqual([{ number: 3, label: 'c' }]);
  // The one that was kept is still of the reading connection.
  expect(await migrationsBetween(read, { from: 3, to: 3, label: "'" })).toEqual([{ number: 3, label: "'" }]);
});
