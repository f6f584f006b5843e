// What was removed goes for good after ten minutes; until then whoever removed it can put it back.

import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/blog/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/shop/server/tables.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from '#kit/server/images.ts';
import type { TidyStep } from '#kit/server/keepTidy.ts';
import type {} from './tables.ts';

const UNDO_MS = 600_000;
const HOUR_MS = 3_600_000;
/** They weigh more than words: others wait for the transaction. */
const PICTURES_AT_ONCE = 50;

type RemovableTable = 'feed_posts' | 'feed_comments' | 'polls' | 'profile_photos';

/** Who removes; admins may remove what is not theirs where `anybodys` says so. */
type Remover = { id: number; anybodys: boolean };

/** @returns whose it was; null: nobody's who is still there @throws {Problem} `not-found` when it is not there, or not theirs to remove */
export async function remove(db: Queries, table: RemovableTable, id: number, by: Remover): Promise<number | null> {
  // All of these tables have the columns of the first.
  const removed = await db
    .updateTable(table as 'feed_posts')
    .set({ removed_at: new Date().toISOString(), removed_by: by.id })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .$if(!by.anybodys, (query) => query.where('user_id', '=', by.id))
    .returning('user_id')
    .executeTakeFirst();
  return removed ? removed.user_id : notFound();
}

/**
 * @returns whose it is, and whether it was still removed
 * @throws {Problem} `not-found` when this account removed no such thing, `undo-expired` after ten minutes
 */
export async function restore(
  db: Queries,
  table: RemovableTable,
  id: number,
  userId: number,
): Promise<{ authorId: number | null; isNew: boolean }> {
  const removed = await db
    .selectFrom(table as 'feed_posts')
    .select(['user_id', 'removed_at'])
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
  return { authorId: removed.user_id, isNew: removed.removed_at !== null };
}

/** Throws away what can no longer be put back, with its pictures. */
export const throwAwayRemoved: TidyStep[] = [
  (db, atOnce) => throwAway(db, 'feed_posts', atOnce),
  (db, atOnce) => throwAway(db, 'feed_comments', atOnce),
  (db, atOnce) => throwAway(db, 'polls', atOnce),
  async (db, atOnce) => {
    const photos = await spent(db, 'profile_photos').select('id').limit(Math.min(atOnce, PICTURES_AT_ONCE)).execute();
    if (photos.length === 0) return 0;
    const ids = photos.map(({ id }) => id);
    const gone = await db.deleteFrom('profile_photos').where('id', 'in', ids).returning('image_id').execute();
    const pictures = gone.map(({ image_id }) => image_id);
    await db.deleteFrom('images').where('id', 'in', pictures).execute();
    return gone.length;
  },
];

/** Throws away pictures that were kept for something that did not come to stand, and nothing shows. */
export const throwAwayUnused: TidyStep = async (db, atOnce) => {
  const unused = db
    .selectFrom('images')
    .select('id')
    .where('created_at', '<', new Date(Date.now() - HOUR_MS).toISOString())
    .where('id', 'not in', (any) => any.selectFrom('users').select('avatar').where('avatar', 'is not', null).$castTo<{ avatar: string }>())
    .where('id', 'not in', (any) => any.selectFrom('profiles').select('cover').where('cover', 'is not', null).$castTo<{ cover: string }>())
    .where('id', 'not in', (any) => any.selectFrom('profile_photos').select('image_id'))
    .where('id', 'not in', (any) =>
      any.selectFrom('blog_posts').select('image_id').where('image_id', 'is not', null).$castTo<{ image_id: string }>(),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('products').select('id').whereRef('picture_id', '=', 'images.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('order_items').select('id').whereRef('picture_id', '=', 'images.id'))))
    .limit(Math.min(atOnce, PICTURES_AT_ONCE));
  const { numDeletedRows } = await db.deleteFrom('images').where('id', 'in', unused).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

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
