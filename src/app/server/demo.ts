// The demo data: filled into an empty database, and moved to today, so that its dates never look old.
import { demoAccounts, seedAccounts } from '#features/auth/server/demo.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Demo, Seed } from '#kit/server/feature.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    demo_seeds: { seeded_on: string };
  }
}

/** How often a running server checks whether a new day has begun. */
const CHECK_INTERVAL_MS = 3_600_000;

const emails = demoAccounts.map(({ email }) => email);

/**
 * Adds accounts if there are none, and demo data if there are no notices; moves existing demo data to today, and adds the parts
 * that an earlier version did not have. Demo data is never added to real data. One process at a time, in one transaction.
 * @param seeds in the order in which they are filled: each may refer to rows of those before it
 * @returns whether notices were added or moved
 */
export async function seedDemo(database: Database, seeds: readonly Seed[]): Promise<boolean> {
  const today = new Date();
  const day = dayInBrasilia(today);
  if ((await readSeededDay(database.read)) === day && (await findMissing(database.read, seeds)).size === 0) return false;
  return database.write(async (db) => {
    const anyUser = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (!anyUser) await seedAccounts(db);
    const seededOn = await readSeededDay(db);
    const anyNotice = await db.selectFrom('licitacoes').select('id').limit(1).executeTakeFirst();
    if (!seededOn && anyNotice) return false;
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

/** The day to which the demo was last moved; undefined without a demo. */
async function readSeededDay(db: Queries): Promise<string | undefined> {
  return (await db.selectFrom('demo_seeds').select('seeded_on').executeTakeFirst())?.seeded_on;
}

async function findMissing(db: Queries, seeds: readonly Seed[]): Promise<Set<Seed>> {
  const missing = new Set<Seed>();
  for (const seed of seeds) if (await seed.isMissing?.(db)) missing.add(seed);
  return missing;
}

/** Moves the demo to each new day while the server runs. `onNewDay` is called after each move. */
export function keepDemoFresh(seed: () => Promise<boolean>, onNewDay: () => void, onError: (error: unknown) => void): { stop(): void } {
  const check = async () => {
    if (await seed()) onNewDay();
  };
  const timer = setInterval(() => check().catch(onError), CHECK_INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
