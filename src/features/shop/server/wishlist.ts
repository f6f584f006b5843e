// One wishlist per account. A removed product can be restored for ten minutes.
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { mustBeOffered } from './cart.ts';
import { productsFor } from './listed.ts';
import { undoLimit } from './undo.ts';

/** The products on the user's wishlist, last added first, including those the shop no longer shows. */
export function wishesOf(db: Queries, userId: number) {
  return productsFor(db, userId)
    .where('wishlist_items.id', 'is not', null)
    .orderBy('wishlist_items.added_at', 'desc')
    .orderBy('wishlist_items.id', 'desc');
}

export async function countWishes(db: Queries, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A product that is on the list already stays as it is. @throws {Problem} `not-found` if the user cannot buy the product */
export async function createWish(db: Queries, userId: number, productId: number): Promise<void> {
  await mustBeOffered(db, userId, productId);
  const wish = { added_at: new Date().toISOString(), removed_at: null };
  await db
    .insertInto('wishlist_items')
    .values({ user_id: userId, product_id: productId, ...wish })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet(wish).where('wishlist_items.removed_at', 'is not', null),
    )
    .execute();
}

/** @throws {Problem} `not-found` if it is not on the list */
export async function removeWish(db: Queries, userId: number, productId: number): Promise<void> {
  const { numUpdatedRows } = await wishOf(db, userId, productId)
    .set({ removed_at: new Date().toISOString() })
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

/** @throws {Problem} `not-found` if it was never on the list, `undo-expired` after ten minutes */
export async function restoreWish(db: Queries, userId: number, productId: number): Promise<void> {
  const wish = await db
    .selectFrom('wishlist_items')
    .select('removed_at')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!wish) notFound();
  if (wish.removed_at !== null && wish.removed_at < undoLimit()) throw new Problem('undo-expired');
  await wishOf(db, userId, productId).set({ removed_at: null }).execute();
}

function wishOf(db: Queries, userId: number, productId: number) {
  return db.updateTable('wishlist_items').where('user_id', '=', userId).where('product_id', '=', productId);
}
