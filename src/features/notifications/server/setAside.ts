// Hides notifications that an undone step told of, so that undoing it once more shows them as they were.
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** `from`: how the `about` begins that is replaced by `to`. */
type Told = { userId: number; kind: string; from: string; to: string };

/** Those that the user removed stay as they are. */
export async function setAsideNotifications(db: Queries, { userId, kind, from, to }: Told): Promise<void> {
  const shown = await ofKind(db, userId, kind).where('removed_at', 'is', null).execute();
  await rename(db, shown, { from, to, removed_at: new Date().toISOString() });
}

/** Shows again those that were set aside, unless they are older than `since`. */
export async function bringBackNotifications(db: Queries, since: string, { userId, kind, from, to }: Told): Promise<void> {
  const hidden = await ofKind(db, userId, kind).where('removed_at', 'is not', null).where('created_at', '>=', since).execute();
  await rename(db, hidden, { from, to, removed_at: null });
}

function ofKind(db: Queries, userId: number, kind: string) {
  return db.selectFrom('notifications').select(['id', 'about']).where('user_id', '=', userId).where('kind', '=', kind);
}

async function rename(
  db: Queries,
  rows: readonly { id: number; about: string }[],
  { from, to, removed_at }: { from: string; to: string; removed_at: string | null },
): Promise<void> {
  for (const { id, about } of rows.filter((row) => row.about.startsWith(from)))
    await db
      .updateTable('notifications')
      .set({ about: to + about.slice(from.length), removed_at })
      .where('id', '=', id)
      .execute();
}
