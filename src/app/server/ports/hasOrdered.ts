// What the shop needs from orders.
import type {} from '#features/orders/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';

/** Whether an account has ever ordered a product, even if the order was cancelled. */
export async function hasOrdered(db: Queries, userId: number, productId: number): Promise<boolean> {
  const item = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('order_items.id')
    .where('order_items.product_id', '=', productId)
    .where('orders.user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}
