// Chains entries: gives each its place, its hash and its seal, in the transaction that recorded it.
import type { Selectable } from 'kysely';
import { beforeCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isValid, type Seals } from '#kit/server/secrets/seals.ts';
import { SecretKeyMissing } from '#kit/server/secrets/secretKeys.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { AuditEvent } from '../../contract.ts';
import { eventColumns } from '../queries.ts';
import type { AuditChainTable } from '../tables.ts';
import { entryText, hashOf, stateText } from './hashes.ts';

export type ChainState = Selectable<AuditChainTable>;

const recorded = new WeakMap<Queries, number[]>();

/** Chains the entry at the end of its transaction, together with the others that it recorded. */
export function chainBeforeCommit(db: Queries, seals: Seals, id: number): void {
  const ids = recorded.get(db);
  if (ids) {
    ids.push(id);
    return;
  }
  const all = [id];
  recorded.set(db, all);
  beforeCommit(db, async () => {
    recorded.delete(db);
    await append(db, seals, async () => {
      const events: AuditEvent[] = [];
      for (const some of inBatches(all))
        events.push(...(await db.selectFrom('audit_events').select(eventColumns).where('id', 'in', some).orderBy('id').execute()));
      return events;
    });
  });
}

/**
 * Chains what `find` returns, in this order. Before the first start of a version with a chain it does nothing: that start chains what
 * is there.
 * @param find called once nobody else can append
 * @returns the number of entries
 * @throws {SecretKeyMissing} if the chain is sealed and there is no key
 */
export async function append(db: Queries, seals: Seals, find: () => Promise<AuditEvent[]>): Promise<number> {
  const end = await lockState(db, 'end');
  if (!end) return 0;
  if (!seals.isKeyed && end.seal !== '') throw new SecretKeyMissing(sealed);
  const events = await find();
  if (events.length === 0) return 0;
  // After a state that is not ours the chain restarts, so that no later seal confirms it: the verification shows the break.
  const isTrusted = !seals.isKeyed || isValid(seals.check(stateText(end), end.seal));
  let { position, hash } = { ...end, hash: isTrusted ? end.hash : '' };
  for (const event of events) {
    position++;
    hash = hashOf(position, hash, event);
    await db
      .updateTable('audit_events')
      .set({ position, hash, seal: seals.seal(entryText(hash)) })
      .where('id', '=', event.id)
      .execute();
  }
  await saveState(db, seals, { ...end, position, hash, at: new Date().toISOString() });
  return events.length;
}

/** Reads a state and locks it until the transaction ends. */
export function lockState(db: Queries, place: ChainState['place']): Promise<ChainState | undefined> {
  // Updating a row, even without a change, locks it on both engines.
  return db
    .updateTable('audit_chain')
    .set((state) => ({ position: state.ref('position') }))
    .where('place', '=', place)
    .returningAll()
    .executeTakeFirst();
}

/** Stores a state with its seal; without one if it is not `trusted`. */
export async function saveState(db: Queries, seals: Seals, state: ChainState, trusted = true): Promise<void> {
  const row = { ...state, seal: trusted ? seals.seal(stateText(state)) : '' };
  await db.updateTable('audit_chain').set(row).where('place', '=', state.place).execute();
}

const sealed =
  'SECRET_KEY is not set, but the audit log is sealed with it. Run commands with the same environment as the server, or start the server once without SECRET_KEY.';
