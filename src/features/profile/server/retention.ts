// Deletes removed rows after ten minutes (#kit/server/rows/ownRemoval.ts), and unused pictures.

import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/blog/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/shop/server/tables.ts';
import type {} from '#kit/server/images.ts';
import { purgeRows } from '#kit/server/rows/editedRows.ts';
import { undoLimit } from '#kit/server/rows/ownRemoval.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import type {} from './tables.ts';

const HOUR_MS = 3_600_000;
/** Pictures are large, and other writers wait for the transaction. */
const PICTURES_AT_ONCE = 50;

/** Deletes what can no longer be restored, with its pictures. */
export const purgeRemoved: PurgeStep[] = [
  ...['feed_posts', 'feed_comments', 'polls'].map(purgeRows),
  async (db, atOnce) => {
    const photos = await db
      .selectFrom('profile_photos')
      .select('id')
      .where('removed_at', '<', undoLimit())
      .limit(Math.min(atOnce, PICTURES_AT_ONCE))
      .execute();
    if (photos.length === 0) return 0;
    const ids = photos.map(({ id }) => id);
    const deleted = await db.deleteFrom('profile_photos').where('id', 'in', ids).returning('image_id').execute();
    const pictures = deleted.map(({ image_id }) => image_id);
    await db.deleteFrom('images').where('id', 'in', pictures).execute();
    return deleted.length;
  },
];

/** Deletes pictures that were uploaded but never used. */
export const purgeUnusedPictures: PurgeStep = async (db, atOnce) => {
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
