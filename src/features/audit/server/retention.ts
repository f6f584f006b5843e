import type { Queries } from '#kit/server/database/database.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { type ChainState, lockState, saveState } from './chain/append.ts';
import { isValid, type Seals, stateText } from './chain/seals.ts';
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

/** The entries before the first that is to stay. One from the future, when the clock was wrong, keeps none. */
async function findOld(db: Queries, { position }: ChainState, { limit, now }: { limit: string; now: string }, atOnce: number) {
  const next = db.selectFrom('audit_events').where('position', '>', position).orderBy('position');
  const isOld = ({ at }: { at: string }) => at < limit || at > now;
  const first = await next.select('at').limit(1).executeTakeFirst();
  if (!first || !isOld(first)) return [];
  const rows: ChainedRow[] = await next.select(chainedColumns).limit(atOnce).execute();
  const stays = rows.findIndex((row) => !isOld(row));
  return stays < 0 ? rows : rows.slice(0, stays);
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
