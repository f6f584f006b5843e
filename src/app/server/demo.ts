// The demonstration: put in at a first run, and brought up to the day at each start, so that it never looks dead.
import { seedAccounts } from '#features/auth/server/demo.ts';
import { seedLicitacoes } from '#features/licitacoes/server/seed.ts';
import type { Database } from '#kit/server/database/database.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** @param firstRun whether the database was empty: data of one's own is never mixed with the demonstration's */
export async function seedDemo(database: Database, firstRun: boolean): Promise<void> {
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const seed = await database.read.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst();
  if (seed ? seed.seeded_on === day : !firstRun) return;
  await seedAccounts(database);
  await seedLicitacoes(database, today);
  await database.write(async (db) => {
    await db.deleteFrom('demo_seeds').execute();
    await db.insertInto('demo_seeds').values({ seeded_on: day }).execute();
  });
}
