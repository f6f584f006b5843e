import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/**
 * Updates the data of sent notifications about an event; read ones stay read. Fields missing in `data` keep their value.
 * @returns the ids of the affected accounts
 */
export async function updateNotifications(db: Queries, kinds: readonly string[], about: string, data: object): Promise<number[]> {
  const sent = await db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'data'])
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  const alike = Map.groupBy(sent, (row) => JSON.stringify({ ...row.data, ...data }));
  for (const [updated, rows] of alike)
    await db
      .updateTable('notifications')
      .set({ data: updated as never })
      .where('about', '=', about)
      .where('kind', 'in', kinds)
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  return [...new Set(sent.map(({ user_id }) => user_id))];
}
