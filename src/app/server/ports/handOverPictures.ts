// Pictures that outlive the account that uploaded them.
import { findAdmins } from '#features/auth/server/accounts/findAdmins.ts';
import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/blog/server/tables.ts';
import type {} from '#features/orders/server/tables.ts';
import type {} from '#features/shop/server/tables.ts';
import type {} from '#kit/server/images.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';

/** Transfers pictures of products, orders and articles to an admin, because deleting an account deletes its pictures. */
export const handOverPictures: PurgeStep = async (db, limit) => {
  const [admin] = await findAdmins(db);
  if (admin === undefined) return 0;
  const pictures = db
    .selectFrom('images')
    .innerJoin('users', 'users.id', 'images.user_id')
    .select('images.id')
    // Immediately after the removal, because the account may be deleted before the next run; restoring it needs no pictures.
    .where('users.removed_at', 'is not', null)
    .where((is) =>
      is.or([
        is.exists(is.selectFrom('products').select('id').whereRef('picture_id', '=', 'images.id')),
        is.exists(is.selectFrom('order_items').select('id').whereRef('picture_id', '=', 'images.id')),
        is.exists(is.selectFrom('blog_posts').select('id').whereRef('image_id', '=', 'images.id')),
      ]),
    )
    .limit(limit);
  const { numUpdatedRows } = await db.updateTable('images').set({ user_id: admin }).where('id', 'in', pictures).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
