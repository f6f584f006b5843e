// The demonstration: filled into an empty database, and moved to the present day, so that it never looks abandoned.

import { dayInBrasilia } from '#brasil/clock.ts';
import { demoAccounts, seedAccounts } from '#features/auth/server/demo.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Demo, Seed } from '#kit/server/feature.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** How often a running server looks whether a new day has begun. */
const LOOK_EVERY_MS = 3_600_000;

const emails = demoAccounts.map(({ email }) => email);

/**
 * Adds accounts where there are none, and the demonstration where there are no notices; moves one that is there to the present
 * day, and adds the parts that an earlier version did not have. It never mixes with real data: all that is invented goes together.
 * One process at a time, in one transaction.
 * @param seeds in the order in which they are filled: each may refer to rows of those before it
 * @returns whether notices were added or moved
 */
export async function seedDemo(database: Database, seeds: readonly Seed[]): Promise<boolean> {
  const today = new Date();
  const day = dayInBrasilia(today);
  if ((await readSeededDay(database.read)) === day && (await findMissing(database.read, seeds)).size === 0) return false;
  return database.write(async (db) => {
    const anyone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyone) await seedAccounts(db);
    const seededOn = await readSeededDay(db);
    const anything = await db.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
    if (!seededOn && anything) return false;
    const demo = { emails, today, seededOn };
    if (seededOn !== day) await moveSeeds(db, seeds, demo);
    const missing = await findMissing(db, seeds);
    for (const seed of seeds) if (!seed.isMissing || missing.has(seed)) await seed.fill?.(db, demo);
    return seededOn !== day;
  }, 'licitacoes');
}

async function moveSeeds(db: Queries, seeds: readonly Seed[], demo: Demo): Promise<void> {
  for (const { move } of seeds) await move?.(db, demo);
  await db.deleteFrom('demo_seeds').execute();
  await db
    .insertInto('demo_seeds')
    .values({ seeded_on: dayInBrasilia(demo.today) })
    .execute();
}

/** The day to which the demonstration was moved last; undefined where there is none. */
async function readSeededDay(db: Queries): Promise<string | undefined> {
  return (await db.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst())?.seeded_on;
}

async function findMissing(db: Queries, seeds: readonly Seed[]): Promise<Set<Seed>> {
  const missing = new Set<Seed>();
  for (const seed of seeds) if (await seed.isMissing?.(db)) missing.add(seed);
  return missing;
}

/** Moves the demonstration with the days while the server runs. `onNewDay` is called after each move. */
export function keepDemoFresh(seed: () => Promise<boolean>, onNewDay: () => void, onError: (error: unknown) => void): { stop(): void } {
  const look = async () => {
    if (await seed()) onNewDay();
  };
  const timer = setInterval(() => look().catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
