// The chain at the start of a server: begun once, entries of before chained, and its ends sealed under the newest key.
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Seals } from '#kit/server/secrets/seals.ts';
import { eventColumns } from '../queries.ts';
import { append, type ChainState, lockState, saveState } from './append.ts';
import { stateText } from './hashes.ts';

const AT_ONCE = 500;
/** During an upgrade, servers of the version before record entries without a place; for this long they still get one. */
const LATE_MS = 86_400_000;

export type ChainLog = { warn(text: string): void };

/** Several servers may do this together. */
export async function beginChain(database: Database, seals: Seals, log: ChainLog): Promise<void> {
  await database.write((db) => createStates(db, seals), 'audit_chain');
  await database.write(async (db) => {
    for (const place of ['start', 'end'] as const) {
      const warning = await sealState(db, seals, place);
      if (warning) log.warn(warning);
    }
  }, 'audit_chain');
  while ((await database.write((db) => chainLate(db, seals))) > 0);
}

/**
 * Chains some of what has no place although it should. Once the time of an upgrade is over, somebody else has added what has none.
 * @returns how many
 */
export async function chainLate(db: Queries, seals: Seals): Promise<number> {
  const start = await db.selectFrom('audit_chain').select('at').where('place', '=', 'start').executeTakeFirst();
  if (!start || isLateOver(start)) return 0;
  return append(db, seals, () =>
    db
      .selectFrom('audit_events')
      .select(eventColumns)
      .where('position', 'is', null)
      .where('at', '<=', lateUntil(start))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
}

export function lateUntil({ at }: Pick<ChainState, 'at'>): string {
  return new Date(Date.parse(at) + LATE_MS).toISOString();
}

/** Whether entries without a place are no longer given one, whatever their time. */
export function isLateOver(start: Pick<ChainState, 'at'>): boolean {
  return new Date().toISOString() > lateUntil(start);
}

async function createStates(db: Queries, seals: Seals): Promise<void> {
  const known = await db.selectFrom('audit_chain').select('place').execute();
  if (known.length === 2) return;
  const at = new Date().toISOString();
  // If somebody has removed a state, the entries have places.
  const chained = db.selectFrom('audit_events').select(['position', 'hash']).where('position', 'is not', null);
  const last = await chained.orderBy('position', 'desc').limit(1).executeTakeFirst();
  const states = [
    { place: 'start', position: 0, hash: '', at, faults: 0, seal: '' },
    { place: 'end', position: last?.position ?? 0, hash: last?.hash ?? '', at, faults: 0, seal: '' },
  ] satisfies ChainState[];
  for (const state of states) {
    if (known.some(({ place }) => place === state.place)) continue;
    const seal = last ? '' : seals.seal(stateText(state));
    await db
      .insertInto('audit_chain')
      .values({ ...state, seal })
      .execute();
  }
}

/** @returns what the operator should know */
async function sealState(db: Queries, seals: Seals, place: ChainState['place']): Promise<string | undefined> {
  const state = await lockState(db, place);
  if (!state) return undefined;
  if (!seals.isKeyed) {
    if (state.seal === '') return undefined;
    await saveState(db, seals, state);
    return 'SECRET_KEY is no longer set: further entries of the audit log are not sealed.';
  }
  const check = seals.check(stateText(state), state.seal);
  if (check === 'newest') return undefined;
  // Nothing was sealed before: SECRET_KEY is new.
  if (check === 'previous' || (check === 'none' && !(await isAnythingSealed(db)))) {
    await saveState(db, seals, state);
    return undefined;
  }
  return `The record of the ${place} of the audit log was changed, or written with another SECRET_KEY or none: the screen of the log shows it.`;
}

async function isAnythingSealed(db: Queries): Promise<boolean> {
  return (await db.selectFrom('audit_events').select('id').where('seal', '<>', '').limit(1).executeTakeFirst()) !== undefined;
}
