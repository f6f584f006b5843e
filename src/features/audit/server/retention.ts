import type { Queries } from '#kit/server/database/database.ts';
import { isValid, type Seals } from '#kit/server/secrets/seals.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { type ChainState, lockState, saveState } from './chain/append.ts';
import { stateText } from './chain/hashes.ts';
import { type ChainedRow, chainedColumns, faultOf } from './chain/verify.ts';
import type {} from './tables.ts';

/** How long events are kept. */
const RETENTION_YEARS = 2;

/** Removes old entries from the beginning of the chain, whose new start is stored; entries without a place too. */
export function purgeOldEvents(seals: Seals): PurgeStep {
  return async (db, atOnce) => {
    const now = new Date();
    const limit = new Date(now);
    limit.setUTCFullYear(limit.getUTCFullYear() - RETENTION_YEARS);
    const start = await lockState(db, 'start');
    const old = start ? await findOld(db, start, { limit: limit.toISOString(), now: now.toISOString() }, atOnce) : [];
    const last = old.at(-1);
    if (!start || !last) return purgeUnchained(db, limit.toISOString(), atOnce);
    await db.deleteFrom('audit_events').where('position', '<=', last.position).execute();
    const isTrusted = !seals.isKeyed || isValid(seals.check(stateText(start), start.seal));
    const { position, hash } = { ...last, position: last.position ?? start.position };
    await saveState(db, seals, { ...start, position, hash, faults: start.faults + countFaults(start, old, seals) }, isTrusted);
    return old.length;
  };
}

/**
 * The entries before the first that is to stay. One from the future counts as old only before an old one: the clock was wrong then. Without
 * that, it is wrong now, and nothing may be removed.
 */
async function findOld(db: Queries, { position }: ChainState, { limit, now }: { limit: string; now: string }, atOnce: number) {
  const next = db.selectFrom('audit_events').where('position', '>', position);
  const stays = ({ at }: { at: string }) => at >= limit && at <= now;
  const first = await next.select('at').orderBy('position').limit(1).executeTakeFirst();
  if (!first || stays(first)) return [];
  const lastOld = await next
    .where('at', '<', limit)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  const until = lastOld?.position ?? position;
  const rows: ChainedRow[] = await next.where('position', '<=', until).select(chainedColumns).orderBy('position').limit(atOnce).execute();
  const kept = rows.findIndex(stays);
  return kept < 0 ? rows : rows.slice(0, kept);
}

/** Those that do not fit are remembered, as removing them would hide that they were changed. */
function countFaults(start: ChainState, rows: ChainedRow[], seals: Seals): number {
  let [position, hash, faults] = [start.position, start.hash, 0];
  for (const row of rows) {
    if (row.position !== position + 1 || faultOf(row, hash, seals)) faults++;
    position = row.position ?? position;
    hash = row.hash;
  }
  return faults;
}

async function purgeUnchained(db: Queries, limit: string, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_events')
    .where('id', 'in', (any) =>
      any.selectFrom('audit_events').select('id').where('position', 'is', null).where('at', '<', limit).limit(atOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
