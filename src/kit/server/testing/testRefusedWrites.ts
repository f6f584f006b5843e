// Simulates a full disk: reads work, writes fail.
import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from '../database/database.ts';

/** Runs `work` while writes into this table fail. */
export async function refusingWrites(database: Database, table: keyof Tables, work: () => Promise<void>): Promise<void> {
  const run = (...statements: RawBuilder<unknown>[]) =>
    database.write(async (db) => {
      for (const statement of statements) await statement.execute(db);
    });
  const isSqlite = database.engine.name === 'sqlite';
  const target = sql.table(table);
  if (isSqlite) {
    await run(
      sql`create trigger refused_insert before insert on ${target} begin select raise(abort, 'database or disk is full'); end`,
      sql`create trigger refused_update before update on ${target} begin select raise(abort, 'database or disk is full'); end`,
    );
  } else {
    await run(
      sql`create function refuse_write() returns trigger language plpgsql as
        'begin raise exception ''No space left on device'' using errcode = ''53100''; end'`,
      sql`create trigger refused before insert or update on ${target} for each statement execute function refuse_write()`,
    );
  }
  try {
    await work();
  } finally {
    if (isSqlite) await run(sql`drop trigger refused_insert`, sql`drop trigger refused_update`);
    else await run(sql`drop function refuse_write() cascade`);
  }
}
