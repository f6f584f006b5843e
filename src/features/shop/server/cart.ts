// One cart per account. A removed product can be restored for ten minutes.
import type { NotNull } from 'kysely';
import { dayInBrasilia } from '#kit/clock.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { CartItem, ProductColor } from '../contract.ts';
import { type Addresses, productsFor, toProduct } from './listed.ts';
import { randomOfferFor } from './tables.ts';
import { undoLimit } from './undo.ts';

const DAY_MS = 86_400_000;

const otherColor: LocalizedText = {
  pt: 'Este produto não está disponível nesta cor.',
  en: 'This product is not available in this colour.',
  fr: 'Ce produit n’existe pas dans cette couleur.',
  de: 'Dieses Produkt gibt es nicht in dieser Farbe.',
};

/** The products in the user's cart, last added first, including those the shop no longer shows. */
export async function listCart(db: Queries, userId: number, images: Addresses): Promise<CartItem[]> {
  const rows = await productsFor(db, userId)
    .select(['cart_items.qty', 'cart_items.shipping_days', 'cart_items.offers', 'cart_items.discount_percentage', 'cart_items.color'])
    .select('products.colors')
    .where('cart_items.id', 'is not', null)
    .$narrowType<{ qty: NotNull; shipping_days: NotNull; offers: NotNull; discount_percentage: NotNull }>()
    .orderBy('cart_items.added_at', 'desc')
    .orderBy('cart_items.id', 'desc')
    .execute();
  return rows.map((row) => {
    const { isInCart: _, ...product } = toProduct(row, images);
    const { qty, offers, stock, color, colors } = row;
    return {
      ...product,
      ...{ qty, shippingDate: arrivalAfter(row.shipping_days), offers, discountPercentage: row.discount_percentage },
      ...{ stock, isAvailable: !row.is_hidden },
      ...(color !== null && colors.includes(color) && { color }),
    };
  });
}

/** Noon in Brasília after this number of days, counted from today, because a cart may be weeks old. */
function arrivalAfter(days: number): string {
  return new Date(Date.parse(`${dayInBrasilia(new Date())}T15:00:00Z`) + days * DAY_MS).toISOString();
}

/** Adds one unit; a product that is in the cart already stays as it is. @throws {Problem} `not-found` if the user cannot buy the product */
export async function addToCart(db: Queries, userId: number, productId: number): Promise<void> {
  await mustBeOffered(db, userId, productId);
  const item = { qty: 1, color: null, ...randomOfferFor(userId, productId), added_at: new Date().toISOString(), removed_at: null };
  await db
    .insertInto('cart_items')
    .values({ user_id: userId, product_id: productId, ...item })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(item).where('cart_items.removed_at', 'is not', null))
    .execute();
}

/**
 * Sets quantity and colour in the cart; without a colour it stays as it is.
 * @throws {Problem} `not-found` if the user cannot buy the product, `validation` if it is not available in that colour
 */
export async function setInCart(
  db: Queries,
  userId: number,
  productId: number,
  { qty, color }: { qty: number; color?: ProductColor | undefined },
  language: Language,
): Promise<void> {
  const { colors } = await mustBeOffered(db, userId, productId);
  if (color && !colors.includes(color)) throw new Problem('validation', undefined, [{ path: 'body.color', message: otherColor[language] }]);
  await addToCart(db, userId, productId);
  await itemOf(db, userId, productId)
    .set({ qty, ...(color && { color }) })
    .execute();
}

/** @throws {Problem} `not-found` if the shop does not show the product, or for commands on the server, which have no account */
export async function mustBeOffered(db: Queries, userId: number, productId: number): Promise<{ colors: ProductColor[] }> {
  const product = await db
    .selectFrom(['products', 'users'])
    .select('products.colors')
    .where('products.id', '=', productId)
    .where('products.is_hidden', '=', false)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return product ?? notFound();
}

/** @throws {Problem} `not-found` if the product is not in the cart */
export async function removeFromCart(db: Queries, userId: number, productId: number): Promise<void> {
  const { numUpdatedRows } = await itemOf(db, userId, productId)
    .set({ removed_at: new Date().toISOString() })
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

/** Restores a removed product as it was. @throws {Problem} `not-found` if it was never in the cart, `undo-expired` after ten minutes */
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

/** @throws {Problem} `not-found` if the product is not in the cart */
export async function changeQty(db: Queries, userId: number, productId: number, qty: number): Promise<void> {
  const { numUpdatedRows } = await itemOf(db, userId, productId).set({ qty }).where('removed_at', 'is', null).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) notFound();
}

function itemOf(db: Queries, userId: number, productId: number) {
  return db.updateTable('cart_items').where('user_id', '=', userId).where('product_id', '=', productId);
}
