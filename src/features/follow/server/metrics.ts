// What monitoring shows of following.
import type { Queries } from '#kit/server/database/database.ts';
import { type Family, gauge, type Sample } from '#kit/server/metrics/families.ts';
import { findLastChange } from './changes.ts';
import type {} from './tables.ts';

/** Changes include those of items that nobody follows, which are passed over. */
export async function readFollowMetrics(db: Queries): Promise<Family[]> {
  const behind: Sample[] = [];
  for (const { kind, change_id } of await db.selectFrom('follow_told').select(['kind', 'change_id']).execute())
    behind.push({ labels: { kind }, value: Math.max(0, (await findLastChange(db, kind)) - change_id) });
  return [gauge('follow_changes_behind', 'Changes of notices and bills that followers were not notified of yet.', behind)];
}
