// The demonstration: put into empty data, and brought up to the day, so that it never looks dead.
import { demoAccounts, hashDemoPasswords, seedAccounts } from '#features/auth/server/demo.ts';
import { seedBookmarks } from '#features/bookmarks/server/seed.ts';
import { hasEmployees, seedEmployees } from '#features/datatables/server/seed.ts';
import { seedLicitacoes } from '#features/licitacoes/server/seed.ts';
import { seedNotifications } from '#features/notifications/server/seed.ts';
import { seedTerms } from '#features/search/server/seed.ts';
import { seedShop } from '#features/shop/server/seed.ts';
import { dayInBrasilia } from '#kit/brasilia.ts';
import type { Database } from '#kit/server/database/database.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** How often a server that runs on looks whether a new day has begun. */
const LOOK_EVERY_MS = 3_600_000;

/** Puts in what is missing of the demonstration, also where an earlier version began it, and brings it up to the day. */
export async function seedDemo(database: Database): Promise<void> {
  await seedAccountsAndNotices(database);
  await seedSamples(database);
}

/** Nobody can take an employee away, so they tell whether the samples are in; what else came with them may be changed and stays so. */
async function seedSamples(database: Database): Promise<void> {
  if (await hasEmployees(database.read)) return;
  const emails = demoAccounts.map(({ email }) => email);
  await database.write(async (db) => {
    if (await hasEmployees(db)) return;
    await seedEmployees(db);
    await seedTerms(db);
    await seedBookmarks(db, emails);
    await seedNotifications(db, emails);
  }, 'samples');
}

/**
 * Adds accounts where there are none and notices where there are none: the demonstration never mixes with data of one's own.
 * One process at a time; all of it happens, or nothing.
 */
async function seedAccountsAndNotices(database: Database): Promise<void> {
  const today = new Date();
  const day = dayInBrasilia(today);
  const seed = await database.read.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst();
  if (seed?.seeded_on === day) return;
  const passwords = await hashDemoPasswords();
  await database.write(async (db) => {
    const anyone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyone) await seedAccounts(db, passwords);
    const last = await db.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst();
    const anything = await db.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
    if (last ? last.seeded_on === day : anything) return;
    await seedLicitacoes(db, today);
    await seedShop(
      db,
      demoAccounts.map(({ email }) => email),
    );
    await db.deleteFrom('demo_seeds').execute();
    await db.insertInto('demo_seeds').values({ seeded_on: day }).execute();
  }, 'licitacoes');
}

/** Keeps the demonstration up to the day while the server runs. */
export function keepDemoFresh(database: Database, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => seedDemo(database).catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
