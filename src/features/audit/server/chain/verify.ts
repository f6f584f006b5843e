// Verifies the chain of the audit log: which entries were changed, removed or added since they were recorded.
import { setImmediate } from 'node:timers/promises';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { isValid, type Seals } from '#kit/server/secrets/seals.ts';
import type { AuditEvent, AuditFault, AuditIntegrity } from '../../contract.ts';
import { eventColumns } from '../queries.ts';
import type { ChainState } from './append.ts';
import { isLateOver, lateUntil } from './begin.ts';
import { entryText, hashOf, stateText } from './hashes.ts';

const ROWS_AT_ONCE = 500;
/** Retention may move the start while the entries are read. */
const ATTEMPTS = 3;

export type ChainedRow = AuditEvent & { position: number | null; hash: string; seal: string };
export const chainedColumns = [...eventColumns, 'position', 'hash', 'seal'] as const;

/** Reads the whole log, in pieces between which other requests run. */
export async function verifyAudit(database: Database, seals: Seals): Promise<AuditIntegrity> {
  for (let attempt = 1; ; attempt++) {
    const states = await readStates(database.read);
    const result = await walk(database.read, seals, states);
    const moved = (await readStates(database.read)).start?.position !== states.start?.position;
    if (result.isIntact || !moved || attempt === ATTEMPTS) return result;
  }
}

type States = { start?: ChainState | undefined; end?: ChainState | undefined };

async function readStates(db: Queries): Promise<States> {
  const rows = await db.selectFrom('audit_chain').selectAll().execute();
  return { start: rows.find(({ place }) => place === 'start'), end: rows.find(({ place }) => place === 'end') };
}

async function walk(db: Queries, seals: Seals, { start, end }: States): Promise<AuditIntegrity> {
  const faults: AuditFault[] = [];
  let broken = 0;
  const add = (kind: AuditFault['kind'], event?: Pick<AuditEvent, 'id' | 'at'>) => {
    broken++;
    // The first one is shown; more would fill the memory if everything is broken.
    if (faults.length === 0) faults.push({ kind, event: event?.id ?? null, at: event?.at ?? null });
  };
  const isOurs = (state: ChainState) => !seals.isKeyed || isValid(seals.check(stateText(state), state.seal));
  if (start && start.faults > 0) add('purged');
  if (start && !isOurs(start)) add('state');

  let [entries, position, hash] = [0, start?.position ?? 0, start?.hash ?? ''];
  let last: ChainedRow | undefined;
  // One who changes an entry without the key has to replace the seals from there on: the first such entry is named.
  let [hasSeal, hasOwnSeal] = [false, false];
  let suspect: ChainedRow | undefined;
  for await (const row of readChain(db, position, end?.position ?? 0)) {
    const fault = row.position === position + 1 ? faultOf(row, hash, seals) : 'missing';
    const check = seals.check(entryText(row.hash), row.seal);
    if ((check === 'none' && hasSeal) || (check === 'foreign' && hasOwnSeal)) suspect ??= row;
    hasSeal ||= check !== 'none';
    hasOwnSeal ||= isValid(check);
    if (fault) add(fault, fault === 'changed' ? (suspect ?? row) : row);
    entries++;
    position = row.position ?? position;
    hash = row.hash;
    last = row;
  }
  if (!end || !start) add('state', last);
  else if (position < end.position) add('missing');
  else if (hash !== end.hash) add('changed', suspect ?? last);
  if (end && !isOurs(end)) add('state', last);
  const added = start && (await findAdded(db, start));
  if (added) add('added', added);
  return {
    isIntact: broken === 0,
    isSealed: seals.isKeyed && end !== undefined && isOurs(end),
    ...{ entries, since: start?.at ?? null, until: last?.at ?? null },
    ...{ faults: broken, first: faults[0] ?? null, checkedAt: new Date().toISOString() },
  };
}

/** What is wrong with an entry that follows the one with the hash `before`. */
export function faultOf(row: ChainedRow, before: string, seals: Seals): 'changed' | 'restarted' | undefined {
  const place = row.position ?? 0;
  if (seals.check(entryText(row.hash), row.seal) === 'wrong' && seals.isKeyed) return 'changed';
  if (hashOf(place, before, row) === row.hash) return undefined;
  // Only the server can have done that, with the key: it did not recognise the state before.
  return before !== '' && hashOf(place, '', row) === row.hash && seals.isKeyed ? 'restarted' : 'changed';
}

async function* readChain(db: Queries, after: number, upTo: number): AsyncGenerator<ChainedRow> {
  for (let from = after; ; ) {
    const rows = await db
      .selectFrom('audit_events')
      .select(chainedColumns)
      .where('position', '>', from)
      .where('position', '<=', upTo)
      .orderBy('position')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) return;
    from = rows.at(-1)?.position ?? upTo;
    // Lets other requests run in between.
    await setImmediate();
  }
}

/** An entry that the server did not chain, although it would have. */
function findAdded(db: Queries, start: ChainState) {
  const unchained = db.selectFrom('audit_events').select(['id', 'at']).where('position', 'is', null);
  return (isLateOver(start) ? unchained : unchained.where('at', '>', lateUntil(start))).orderBy('id').limit(1).executeTakeFirst();
}
