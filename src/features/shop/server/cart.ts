// One cart for each account. What is taken out can be put back for ten minutes.
import { randomInt } from 'node:crypto';
import { dayInBrasilia } from '#kit/brasilia.ts';
import { notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CartItem } from '../contract.ts';
import type {} from './tables.ts';

const UNDO_MS = 600_000;
const DAY_MS = 86_400_000;

/** What the account has in its cart, what was added last first. */
export async function listCart(db: Queries, userId: number): Promise<CartItem[]> {
  const rows = await db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .leftJoin('wishlist_items', (join) =>
      join.onRef('wishlist_items.product_id', '=', 'products.id').onRef('wishlist_items.user_id', '=', 'cart_items.user_id'),
    )
    .select(['products.id', 'name', 'slug', 'description', 'brand', 'price', 'image', 'has_free_shipping', 'rating'])
    .select(['qty', 'shipping_days', 'offers', 'discount_percentage', 'wishlist_items.id as wish'])
    .where('cart_items.user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('cart_items.added_at', 'desc')
    .orderBy('cart_items.id', 'desc')
    .execute();
  return rows.map(({ slug, has_free_shipping, shipping_days, discount_percentage, wish, ...row }) => ({
    ...row,
    slug: `${slug}-${row.id}`,
    hasFreeShipping: has_free_shipping,
    isInWishlist: wish !== null,
    shippingDate: arrivalAfter(shipping_days),
    discountPercentage: discount_percentage,
  }));
}

/** Noon in Brasília, so many days from today: of what is ordered now, for a cart may wait for weeks. */
function arrivalAfter(days: number): string {
  return new Date(Date.parse(`${dayInBrasilia(new Date())}T15:00:00Z`) + days * DAY_MS).toISOString();
}

/** Begins with one; a product that is in the cart stays as it is. @throws {Problem} `not-found` when there is no such product for the account */
export async function addToCart(db: Queries, userId: number, productId: number): Promise<void> {
  // Commands of this machine call without an account: whoever has none has no cart.
  const known = await db
    .selectFrom(['products', 'users'])
    .select('products.id')
    .where('products.id', '=', productId)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!known) notFound();
  const item = { qty: 1, ...drawn(), added_at: new Date().toISOString(), removed_at: null };
  await db
    .insertInto('cart_items')
    .values({ user_id: userId, product_id: productId, ...item })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(item).where('cart_items.removed_at', 'is not', null))
    .execute();
}

/** What chance decides of an item, within the specification's bounds. */
function drawn() {
  return { shipping_days: randomInt(1, 9), offers: randomInt(1, 5), discount_percentage: randomInt(3, 21) };
}

/** @throws {Problem} `not-found` when the product is not in the cart */
export async function removeFromCart(db: Queries, userId: number, productId: number): Promise<void> {
  const { numUpdatedRows } = await itemOf(db, userId, productId)
    .set({ removed_at: new Date().toISOString() })
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

/** Puts back what was taken out, as it was. @throws {Problem} `not-found` when it never was in the cart, `undo-expired` after ten minutes */
export async function restoreToCart(db: Queries, userId: number, productId: number): Promise<void> {
  const item = await db
    .selectFrom('cart_items')
    .select('removed_at')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!item) notFound();
  if (item.removed_at !== null && item.removed_at < undoLimit()) throw new Problem('undo-expired');
  await itemOf(db, userId, productId).set({ removed_at: null }).execute();
}

/** @throws {Problem} `not-found` when the product is not in the cart */
export async function changeQty(db: Queries, userId: number, productId: number, qty: number): Promise<void> {
  const { numUpdatedRows } = await itemOf(db, userId, productId).set({ qty }).where('removed_at', 'is', null).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

function itemOf(db: Queries, userId: number, productId: number) {
  return db.updateTable('cart_items').where('user_id', '=', userId).where('product_id', '=', productId);
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MS).toISOString();
}
