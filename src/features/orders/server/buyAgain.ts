import { MAX_QTY, type ProductColor } from '#features/shop/contract.ts';
import { randomOfferFor } from '#features/shop/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { findOrder, itemsOf } from './queries.ts';

/**
 * Adds the products of an order to the caller's cart, in the same quantity as far as in stock; products in the cart stay as they are.
 * @returns the number of products added, and the names of those that are not available
 * @throws {Problem} `not-found` for another user's order, and for commands on the server, which have no account
 */
export async function buyAgain(db: Queries, caller: Caller, id: number): Promise<{ added: number; missing: string[] }> {
  await findOrder(db, caller, id);
  if (!(await db.selectFrom('users').select('id').where('id', '=', caller.id).executeTakeFirst())) notFound();
  const items = await itemsOf(db, id);
  const missing: string[] = [];
  let added = 0;
  for (const { product_id, name, qty, color } of items) {
    const product =
      product_id === null
        ? undefined
        : await db
            .selectFrom('products')
            .select(['stock', 'colors'])
            .where('id', '=', product_id)
            .where('is_hidden', '=', false)
            .where('stock', '>', 0)
            .executeTakeFirst();
    if (!product || product_id === null) missing.push(name);
    else {
      const again = { product_id, color: color && product.colors.includes(color) ? color : null };
      if (await addIntoCart(db, caller.id, { ...again, qty: Math.min(qty, product.stock, MAX_QTY) })) added++;
    }
  }
  return { added, missing };
}

type CartEntry = { product_id: number; color: ProductColor | null; qty: number };

async function addIntoCart(db: Queries, user_id: number, { product_id, color, qty }: CartEntry): Promise<boolean> {
  const item = { qty, color, ...randomOfferFor(user_id, product_id), added_at: new Date().toISOString(), removed_at: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cart_items')
    .values({ user_id, product_id, ...item })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(item).where('cart_items.removed_at', 'is not', null))
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
