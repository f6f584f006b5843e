import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '../testing/testServer.ts';

test('the connection that reads plans with the statistics of the one that writes', async ({ skip }) => {
  const server = await testServer();
  try {
    const { database } = server;
    if (database.engine.name !== 'sqlite') skip();
    await database.write(async (db) => {
      await sql`create table parts (id integer primary key, few integer, many integer)`.execute(db);
      await sql`create index parts_many on parts (many)`.execute(db);
      await sql`create index parts_few on parts (few)`.execute(db);
      await sql`insert into parts (few, many)
        with recursive n(n) as (select 1 union all select n + 1 from n where n < 5000) select n % 2, n % 1000 from n`.execute(db);
    });
    const plan = async () => {
      const { rows } = await sql<{ detail: string }>`explain query plan select * from parts where few = 1 and many = 7`.execute(
        database.read,
      );
      return rows[0]?.detail;
    };
    expect(await plan()).toContain('parts_few');
    await database.updateStatistics();
    expect(await plan()).toContain('parts_many');
  } finally {
    await server.close();
  }
});
