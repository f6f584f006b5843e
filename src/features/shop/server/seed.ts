import type {} from '#features/auth/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { addToCart, changeQty } from './cart.ts';
import { catalogueRows } from './catalogue.ts';
import type {} from './tables.ts';

/** Carts (quantity by index in the catalogue) and wishlists (indexes) of the demo accounts. */
const baskets = [
  { cart: { 0: 4, 3: 1 }, wishes: [6, 18] },
  { cart: { 5: 6, 24: 2 }, wishes: [1, 25] },
];

/** Seeds the shop, and the carts and wishlists of the accounts with these addresses. */
export async function seedShop(db: Queries, emails: readonly string[]): Promise<void> {
  await db.insertInto('products').values(catalogueRows()).execute();
  const products = await db.selectFrom('products').select('id').orderBy('id').execute();
  const idAt = (place: number) => products[place]?.id as number;
  const users = await db.selectFrom('users').select('id').where('email', 'in', emails).orderBy('id').execute();
  const added_at = new Date().toISOString();
  for (const [index, { id: user_id }] of users.entries()) {
    const { cart, wishes } = baskets[index % baskets.length] as (typeof baskets)[number];
    for (const [place, qty] of Object.entries(cart)) {
      await addToCart(db, user_id, idAt(Number(place)));
      await changeQty(db, user_id, idAt(Number(place)), qty);
    }
    const rows = wishes.map((place) => ({ user_id, product_id: idAt(place), added_at }));
    await db.insertInto('wishlist_items').values(rows).execute();
  }
}
