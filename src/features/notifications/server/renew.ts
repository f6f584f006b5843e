import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Makes the sentences that accounts were told of a happening anew, of what it is by now; read ones stay read. */
export async function renew(db: Queries, kinds: readonly string[], about: string, data: object): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ data: JSON.stringify(data) as never })
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .execute();
}
