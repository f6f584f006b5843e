// Pictures that stand for something which stays when whoever sent them goes.
import { findAdmins } from '#features/auth/server/accounts/findAdmins.ts';
import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/blog/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/shop/server/tables.ts';
import type {} from '#kit/server/images.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';

/** Products, orders and articles stay; their pictures would go with the account of whoever sent them. Whoever administers gets them. */
export const handOverPictures: PurgeStep = async (db, atOnce) => {
  const [heir] = await findAdmins(db);
  if (heir === undefined) return 0;
  const left = db
    .selectFrom('images')
    .innerJoin('users', 'users.id', 'images.user_id')
    .select('images.id')
    // At once, for they might be forgotten between this look and the next; who is put back misses nothing.
    .where('users.removed_at', 'is not', null)
    .where((is) =>
      is.or([
        is.exists(is.selectFrom('products').select('id').whereRef('picture_id', '=', 'images.id')),
        is.exists(is.selectFrom('order_items').select('id').whereRef('picture_id', '=', 'images.id')),
        is.exists(is.selectFrom('blog_posts').select('id').whereRef('image_id', '=', 'images.id')),
      ]),
    )
    .limit(atOnce);
  const { numUpdatedRows } = await db.updateTable('images').set({ user_id: heir }).where('id', 'in', left).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
