// The demonstration: put into empty data, and brought up to the day at each start, so that it never looks dead.
import { seedAccounts } from '#features/auth/server/demo.ts';
import { seedLicitacoes } from '#features/licitacoes/server/seed.ts';
import type { Database } from '#kit/server/database/database.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** Adds accounts where there are none and notices where there are none: the demonstration never mixes with data of one's own. */
export async function seedDemo(database: Database): Promise<void> {
  const today = new Date();
  const day = today.toISOString().slice(0, 10);
  const anyone = await database.read.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!anyone) await seedAccounts(database);
  const seed = await database.read.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst();
  const anything = await database.read.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
  if (seed ? seed.seeded_on === day : anything) return;
  await seedLicitacoes(database, today);
  await database.write(async (db) => {
    await db.deleteFrom('demo_seeds').execute();
    await db.insertInto('demo_seeds').values({ seeded_on: day }).execute();
  });
}
