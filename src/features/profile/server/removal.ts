// What was removed goes for good after ten minutes; until then whoever removed it can put it back.
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { TidyStep } from '#kit/server/keepTidy.ts';
import type {} from './tables.ts';

const UNDO_MS = 600_000;

type RemovableTable = 'feed_posts' | 'feed_comments' | 'polls' | 'profile_photos';

/** Who removes; admins may remove what is not theirs where `anybodys` says so. */
type Remover = { id: number; anybodys: boolean };

/** @returns whose it was @throws {Problem} `not-found` when it is not there, or not theirs to remove */
export async function remove(db: Queries, table: RemovableTable, id: number, by: Remover): Promise<number> {
  // All of these tables have the columns of the first.
  const removed = await db
    .updateTable(table as 'feed_posts')
    .set({ removed_at: new Date().toISOString(), removed_by: by.id })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(!by.anybodys, (query) => query.where('user_id', '=', by.id))
    .returning('user_id')
    .executeTakeFirst();
  return removed?.user_id ?? notFound();
}

/** @throws {Problem} `not-found` when this account removed no such thing, `undo-expired` after ten minutes */
export async function restore(db: Queries, table: RemovableTable, id: number, userId: number): Promise<void> {
  const removed = await db
    .selectFrom(table as 'feed_posts')
    .select('removed_at')
    .where('id', '=', id)
    .where('removed_by', '=', userId)
    .executeTakeFirst();
  if (!removed) notFound();
  if (removed.removed_at !== null && removed.removed_at < undoLimit()) throw new Problem('undo-expired');
  await db
    .updateTable(table as 'feed_posts')
    .set({ removed_at: null })
    .where('id', '=', id)
    .execute();
}

/** Throws away what can no longer be put back, with its pictures. */
export const throwAwayRemoved = (images: Pick<Images, 'remove'>): TidyStep[] => [
  (db, atOnce) => throwAway(db, 'feed_posts', atOnce),
  (db, atOnce) => throwAway(db, 'feed_comments', atOnce),
  (db, atOnce) => throwAway(db, 'polls', atOnce),
  async (db, atOnce) => {
    const photos = await spent(db, 'profile_photos').select('id').limit(atOnce).execute();
    if (photos.length === 0) return 0;
    const ids = photos.map(({ id }) => id);
    const gone = await db.deleteFrom('profile_photos').where('id', 'in', ids).returning('image_id').execute();
    for (const { image_id } of gone) await images.remove(db, image_id);
    return gone.length;
  },
];

async function throwAway(db: Queries, table: RemovableTable, atOnce: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'feed_posts')
    .where('id', 'in', spent(db, table).select('id').limit(atOnce))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function spent(db: Queries, table: RemovableTable) {
  return db.selectFrom(table as 'feed_posts').where('removed_at', '<', undoLimit());
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
